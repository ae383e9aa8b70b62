import { crc32, deflateSync } from 'node:zlib'

const AFTER_IHDR = 33

/** Puts a colour profile into a PNG, so that pixels from elsewhere can be converted by the common path. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, AFTER_IHDR), length, body, crc, png.subarray(AFTER_IHDR)])
}
