/** Colour families a picture is found by; measured, not named by a person. */
export const colourFamilies = [
  'red',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const
export type ColourFamily = (typeof colourFamilies)[number]

export const aspects = ['square', 'portrait', 'landscape', 'banner'] as const
export type Aspect = (typeof aspects)[number]

/** What kind of picture it looks like. */
export const pictureKinds = ['photo', 'graphic', 'line_art', 'lettering', 'pattern'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** Styles distinguished by what can be measured: edges, number of colours, lightness, saturation. */
export const designStyles = [
  'minimal',
  'flat',
  'line_art',
  'lettering',
  'pattern',
  'photographic',
  'painterly',
  'vivid',
  'pastel',
  'vintage',
  'monochrome',
  'dark',
] as const
export type DesignStyle = (typeof designStyles)[number]
