/** Everything a drawing needs and nothing that runs, loads or embeds. */
export const svgElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style ' +
    'linearGradient radialGradient stop pattern clipPath mask marker switch a view filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
)

/** Named in a refusal: the drawing would look different without them, and they load from elsewhere. */
export const svgUndroppable: ReadonlySet<string> = new Set(['feImage'])

/** Attributes beyond the presentation ones; unknown attributes of editors are dropped. */
export const svgAttributes: ReadonlySet<string> = new Set(
  (
    'id class style x y x1 y1 x2 y2 cx cy r rx ry dx dy d points width height viewBox preserveAspectRatio transform ' +
    'gradientTransform gradientUnits patternTransform patternUnits patternContentUnits spreadMethod fx fy fr offset ' +
    'clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient pathLength rotate ' +
    'textLength lengthAdjust startOffset method spacing side version in in2 result mode type values stdDeviation ' +
    'operator k1 k2 k3 k4 kernelMatrix order divisor bias targetX targetY edgeMode preserveAlpha surfaceScale ' +
    'diffuseConstant specularConstant specularExponent kernelUnitLength scale xChannelSelector yChannelSelector ' +
    'tableValues slope intercept amplitude exponent baseFrequency numOctaves seed stitchTiles radius azimuth elevation ' +
    'z pointsAtX pointsAtY pointsAtZ limitingConeAngle filterUnits primitiveUnits requiredFeatures systemLanguage href ' +
    'fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-opacity stroke-width opacity color clip-path clip-rule mask filter marker-start ' +
    'marker-mid marker-end stop-color stop-opacity flood-color flood-opacity lighting-color font-family font-size ' +
    'font-style font-variant font-weight font-stretch letter-spacing word-spacing text-anchor text-decoration ' +
    'text-rendering dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi display ' +
    'visibility overflow paint-order vector-effect shape-rendering image-rendering color-interpolation ' +
    'color-interpolation-filters mix-blend-mode isolation'
  ).split(' '),
)
