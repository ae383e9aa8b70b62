"""Writes Swift's settings, starts its servers and ends when one of them does.

PORT is the S3 address; the three servers behind it and the cache listen on the four ports after it, on this machine only.
The access key is S3_ACCESS_KEY_ID ("account:user"), its secret stands in S3_SECRET_KEY_FILE.
"""
import os
import pwd
import secrets
import signal
import subprocess
import sys

DATA = '/srv/objects'
SETTINGS = '/tmp/swift'
PORT = int(os.environ.get('PORT', '8080'))
KINDS = {'account': PORT + 1, 'container': PORT + 2, 'object': PORT + 3}
CACHE = PORT + 4


def write(name, text):
    with open(os.path.join(SETTINGS, name), 'w', encoding='utf8') as file:
        file.write(text)


def kept_hash():
    """Places of objects follow from it, so it stays with them."""
    path = os.path.join(DATA, 'hash-suffix')
    if not os.path.exists(path):
        with open(path, 'w', encoding='utf8') as file:
            file.write(secrets.token_hex(16))
    with open(path, encoding='utf8') as file:
        return file.read().strip()


def user_name():
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return ''


def common(port, address):
    return f'''[DEFAULT]
bind_ip = {address}
bind_port = {port}
workers = {2 if address != '127.0.0.1' else 1}
user = {user_name()}
swift_dir = {SETTINGS}
devices = {DATA}
mount_check = false
log_address = /tmp/no-syslog
'''


def write_settings():
    os.makedirs(SETTINGS, exist_ok=True)
    os.makedirs(os.path.join(DATA, 'disk'), exist_ok=True)
    write('swift.conf', f'[swift-hash]\nswift_hash_path_suffix = {kept_hash()}\n'
          '[storage-policy:0]\nname = one-copy\ndefault = yes\n')
    for kind, port in KINDS.items():
        builder = os.path.join(SETTINGS, f'{kind}.builder')
        for words in (['create', '8', '1', '1'], ['add', f'r1z1-127.0.0.1:{port}/disk', '1'], ['rebalance']):
            subprocess.run(['swift-ring-builder', builder, *words], check=True, stdout=subprocess.DEVNULL)
        write(f'{kind}-server.conf', common(port, '127.0.0.1')
              + f'[pipeline:main]\npipeline = {kind}-server\n[app:{kind}-server]\nuse = egg:swift#{kind}\n'
              + f'[{kind}-updater]\n' * (kind != 'account'))
    account, user = os.environ['S3_ACCESS_KEY_ID'].split(':')
    with open(os.environ['S3_SECRET_KEY_FILE'], encoding='utf8') as file:
        secret = file.read().strip()
    filters = {
        'catch_errors': '', 'gatekeeper': '', 'healthcheck': '',
        'cache': f'use = egg:swift#memcache\nmemcache_servers = 127.0.0.1:{CACHE}\n',
        'bulk': '', 's3api': 'use = egg:swift#s3api\nlocation = us-east-1\ndns_compliant_bucket_names = true\n',
        'tempauth': f'use = egg:swift#tempauth\nuser_{account}_{user} = {secret} .admin\n',
        'copy': '', 'slo': '', 'dlo': '',
    }
    write('proxy-server.conf', common(PORT, os.environ.get('HOST', '0.0.0.0'))
          + f'[pipeline:main]\npipeline = {" ".join(filters)} proxy-server\n'
          + '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\nallow_account_management = true\n'
          + ''.join(f'[filter:{name}]\n{text or f"use = egg:swift#{name}" + chr(10)}' for name, text in filters.items()))
    os.chmod(os.path.join(SETTINGS, 'proxy-server.conf'), 0o600)


def server(kind):
    """swift.conf is looked for in /etc unless a server is told otherwise before it starts."""
    code = ('import sys\nfrom swift.common import utils\n'
            f'utils.set_swift_dir({SETTINGS!r})\nfrom swift.common.wsgi import run_wsgi\n'
            f'sys.exit(run_wsgi({SETTINGS + "/" + kind + "-server.conf"!r}, {kind + "-server"!r}))')
    return subprocess.Popen([sys.executable, '-c', code])


write_settings()
running = [subprocess.Popen(['memcached', '-l', '127.0.0.1', '-p', str(CACHE), '-m', '64'])]
running += [server(kind) for kind in [*KINDS, 'proxy']]


def stop(*_):
    for process in running:
        process.terminate()


signal.signal(signal.SIGTERM, stop)
signal.signal(signal.SIGINT, stop)
ended, status = os.wait()
stop()
for process in running:
    if process.pid != ended:
        process.wait()
sys.exit(os.waitstatus_to_exitcode(status) if status >= 0 else 1)
