const codes =
  'alabama AL,alaska AK,arizona AZ,arkansas AR,california CA,colorado CO,connecticut CT,delaware DE,' +
  'district of columbia DC,florida FL,georgia GA,hawaii HI,idaho ID,illinois IL,indiana IN,iowa IA,kansas KS,' +
  'kentucky KY,louisiana LA,maine ME,maryland MD,massachusetts MA,michigan MI,minnesota MN,mississippi MS,' +
  'missouri MO,montana MT,nebraska NE,nevada NV,new hampshire NH,new jersey NJ,new mexico NM,new york NY,' +
  'north carolina NC,north dakota ND,ohio OH,oklahoma OK,oregon OR,pennsylvania PA,puerto rico PR,rhode island RI,' +
  'south carolina SC,south dakota SD,tennessee TN,texas TX,utah UT,vermont VT,virginia VA,washington WA,' +
  'west virginia WV,wisconsin WI,wyoming WY'

/** Names in small letters to the two letters the post uses. */
export const usStates: Readonly<Record<string, string>> = Object.fromEntries(
  codes.split(',').map((entry) => [entry.slice(0, -3), entry.slice(-2)]),
)
