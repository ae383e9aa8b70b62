#!/usr/bin/env python3
"""Writes the order sheets the import tests read, each with two spreadsheet programs.

LibreOffice converts the flat OpenDocument sheet to xlsx; openpyxl writes the same cells by itself. Both keep what
files from real sellers hold: full-width digits, a remark of two lines, a row pasted twice, blank cells far away and
more than 256 columns.

    apt install libreoffice-calc python3-openpyxl && python3 make-samples.py
"""
import subprocess
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

import openpyxl

HERE = Path(__file__).parent
HEADER = ['订单号', 'SKU', '数量', '收件人', '电话', '国家', '州', '城市', '地址', '邮编', '备注']
BERLIN = ['Anna Schmidt', '+49 30 901820', '德国', 'Berlin', 'Berlin', 'Invalidenstraße 43', '10115']


def order(number, quantity, address=BERLIN, remark=''):
    return [number, 'SAMPLE-TEE', quantity, *address, remark]


def without(at):
    return [text if n != at else '' for n, text in enumerate(BERLIN)]


BAD = [
    HEADER,
    order('R-COPY', '1'),
    order('R-COPY', '1'),
    order('Ｒ－ＷＩＤＥ', '２', [*BERLIN[:-1], '１０１１５']),
    order('R-LINES', '1', remark='Gift wrap, please\nRing twice'),
    order('R-NAME', '1', without(0)),
    order('R-COUNTRY', '1', without(2)),
    order('R-STREET', '1', without(5)),
]
WIDE = [[*HEADER, *[f'extra {n}' for n in range(290)]], [*order('R-FAR', '1'), *[f'x{n}' for n in range(290)]]]


def write_openpyxl(rows, blank_at, target):
    book = openpyxl.Workbook()
    sheet = book.active
    for row in rows:
        sheet.append(row)
    if blank_at:
        sheet.cell(*blank_at, value=' ')
    book.save(target)


def cell(text):
    lines = ''.join(f'<text:p>{escape(line)}</text:p>' for line in text.split('\n'))
    return f'<table:table-cell office:value-type="string">{lines}</table:table-cell>' if text else '<table:table-cell/>'


def write_libreoffice(rows, blank_at, target):
    body = [''.join(map(cell, row)) for row in rows]
    if blank_at:
        at, column = blank_at
        gap = column - len(rows[at - 1]) - 1
        body[at - 1] += f'<table:table-cell table:number-columns-repeated="{gap}"/>' + cell('\u00a0')
    table = ''.join(f'<table:table-row>{row}</table:table-row>' for row in body)
    space = 'urn:oasis:names:tc:opendocument:xmlns'
    document = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<office:document xmlns:office="{space}:office:1.0" xmlns:table="{space}:table:1.0" '
        f'xmlns:text="{space}:text:1.0" office:version="1.3" '
        'office:mimetype="application/vnd.oasis.opendocument.spreadsheet">'
        f'<office:body><office:spreadsheet><table:table table:name="订单">{table}</table:table>'
        '</office:spreadsheet></office:body></office:document>'
    )
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / f'{target.stem}.fods'
        source.write_text(document, encoding='utf-8')
        subprocess.run(
            ['soffice', '--headless', f'-env:UserInstallation=file://{folder}/profile', '--convert-to', 'xlsx', '--outdir', folder, str(source)], check=True
        )
        target.write_bytes((Path(folder) / f'{target.stem}.xlsx').read_bytes())


for program, write in (('libreoffice', write_libreoffice), ('openpyxl', write_openpyxl)):
    write(BAD, (3, 700), HERE / f'{program}-rules.xlsx')
    write(WIDE, None, HERE / f'{program}-wide.xlsx')
