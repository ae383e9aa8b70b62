/** The C interface of libheif, as far as it is called. Structures are returned to the address given first. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  namespace newInstance {
    interface Heif {
      readonly HEAPU8: Uint8Array
      readonly HEAP32: Int32Array
      _malloc(bytes: number): number
      _heif_context_alloc(): number
      _heif_context_set_maximum_image_size_limit(context: number, side_px: number): void
      _heif_context_read_from_memory(error: number, context: number, at: number, bytes: number, options: number): void
      _heif_context_get_primary_image_handle(error: number, context: number, handle_at: number): void
      _heif_image_handle_get_width(handle: number): number
      _heif_image_handle_get_height(handle: number): number
      _heif_image_handle_has_alpha_channel(handle: number): number
      _heif_image_handle_get_raw_color_profile_size(handle: number): number
      _heif_image_handle_get_raw_color_profile(error: number, handle: number, at: number): void
      _heif_decode_image(
        error: number,
        handle: number,
        image_at: number,
        colours: number,
        chroma: number,
        options: number,
      ): void
      _heif_image_get_width(image: number, channel: number): number
      _heif_image_get_height(image: number, channel: number): number
      _heif_image_get_plane_readonly(image: number, channel: number, stride_at: number): number
    }
  }
  function newInstance(): newInstance.Heif
  export = newInstance
}
