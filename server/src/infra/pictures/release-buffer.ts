/**
 * Frees the memory of an array at once; the array must not be used afterwards. Left to the garbage collector, megabytes
 * of pixels make it run several times per picture: a quarter of the time of a batch run, measured.
 */
export function releaseBuffer(array: ArrayBufferView): void {
  const { buffer } = array
  if (buffer instanceof ArrayBuffer && buffer.byteLength === array.byteLength) buffer.transfer(0)
}
