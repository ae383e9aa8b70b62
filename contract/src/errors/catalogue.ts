import { business, type ErrorEntry } from './entry.ts'

/** Refusals of the catalogue desk and the picture bench. */
export const catalogueErrors = {
  bench_changed_meanwhile: business(
    409,
    '{by} 在您编辑期间保存了这组图片，请刷新后再改',
    '{by} saved this picture set while you were editing; refresh before making changes',
  ),
  bench_unfinished: business(
    422,
    '还有 {count} 处需要修改才能生成图片',
    'Fix {count} {count|issue|issues} before the pictures can be created',
  ),
  bench_photo_small: business(
    422,
    '照片太小（{width} × {height}），短边至少 {least} 像素',
    'The photograph is too small ({width} × {height}); its shorter side needs at least {least} px',
  ),
  bench_photo_vector: business(422, '请上传照片，不能是矢量图', 'Upload a photo, not a vector graphic'),
  bench_model_broken: business(422, '这不是可用的 GLB 模型：{why}', 'This is not a usable GLB model: {why}'),
  bench_model_slots: business(
    422,
    '模型里没有名为 print_… 的材质，设计没有地方显示',
    'The model has no material named print_…, so designs cannot be shown on it',
  ),
  bench_not_made: business(500, '图片生成失败，请重试', 'The pictures could not be created; try again'),
  bench_in_use: business(
    409,
    '产品 {products} 正在使用这组图片，不能删除',
    'Products {products} use these pictures, so they cannot be deleted',
  ),
  product_changed_meanwhile: business(
    409,
    '{by} 在您编辑期间保存了这款产品，请核对差异后再保存',
    '{by} saved this product while you were editing; compare the versions, then save again',
  ),
  product_unfinished: business(
    422,
    '还有 {count} 处需要修改才能上架',
    'Fix {count} {count|issue|issues} before the product can go on sale',
  ),
  product_code_taken: business(409, '产品编码“{code}”已被使用', 'The product code “{code}” is taken'),
  product_code_fixed: business(
    409,
    '产品上架后不能更改编码“{code}”',
    'The code “{code}” cannot be changed once the product has been on sale',
  ),
  product_was_on_sale: business(
    409,
    '上架过的产品不能删除，可以下架',
    'A product that was on sale cannot be removed; withdraw it instead',
  ),
  product_not_on_sale: business(409, '这款产品没有在售', 'This product is not on sale'),
  category_in_use: business(
    409,
    '该类目下还有 {products} 款产品、{children} 个子类目，请先移走',
    'It still contains {products} {products|product|products} and {children} {children|subcategory|subcategories}; move them first',
  ),
  category_taken: business(409, '已有标识为“{key}”的类目', 'A category with the key “{key}” already exists'),
  category_depth: business(422, '类目最多两层', 'Categories can be up to two levels deep'),
  term_in_use: business(
    409,
    '还有 {products} 款产品在使用“{name}”',
    '“{name}” is still used by {products} {products|product|products}',
  ),
  term_taken: business(409, '已有标识为“{key}”的条目', 'An entry with the key “{key}” already exists'),
} as const satisfies Record<string, ErrorEntry>
