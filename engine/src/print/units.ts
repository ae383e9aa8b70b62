const CM_PER_INCH = 2.54

/** A length in pixels at a resolution, not rounded. */
export const cmToPx = (length_cm: number, dpi: number): number => (length_cm / CM_PER_INCH) * dpi

export const pxToCm = (length_px: number, dpi: number): number => (length_px / dpi) * CM_PER_INCH
