import { expect, test } from 'vitest'
import { breadcrumbFacts, faqFacts, jsonLdText, productFacts } from './json-ld.ts'

const origin = 'https://inkroute.example'
const read = (text: string) => JSON.parse(text) as { '@graph': Record<string, unknown>[] }

test('paths become absolute URLs; other texts stay', () => {
  const text = jsonLdText(
    [breadcrumbFacts([{ name: '首页', path: '/' }]), faqFacts([{ question: 'a/b?', answer: '/' }])],
    origin,
  )
  const [crumbs, faq] = read(text)['@graph']
  expect(crumbs).toMatchObject({ itemListElement: [{ position: 1, name: '首页', item: `${origin}/` }] })
  expect(JSON.stringify(faq)).toContain('a/b?')
})

test('a text cannot close its script block', () => {
  const text = jsonLdText([faqFacts([{ question: '</script><script>alert(1)</script>', answer: 'x' }])], origin)
  expect(text).not.toContain('<')
  expect(JSON.stringify(read(text))).toContain('</script>')
})

test('a product offers its price range in yuan', () => {
  const fact = productFacts({
    name: 'Mug',
    description: 'd',
    code: 'mug',
    images: ['/pictures/a.webp'],
    path: '/productDesignDetail/1',
    price_from: '12.50',
    offers: 3,
    in_stock: false,
  })
  expect(fact).toMatchObject({
    offers: { lowPrice: '12.50', priceCurrency: 'CNY', availability: 'https://schema.org/OutOfStock' },
  })
})
