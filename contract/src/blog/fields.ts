/** Limits of a comment, shared by the form and the schema. Without zod, for the public pages. */
export const MAX_COMMENT = 1000
export const MAX_COMMENT_NAME = 30
/** Posts on one page of the list. */
export const BLOG_PAGE_SIZE = 10

export const commentBodyProblem = (body: string): string | null => {
  const length = body.trim().length
  if (length < 2) return '请写下评论内容，至少 2 个字|Please write a comment of at least 2 characters'
  if (length > MAX_COMMENT)
    return `评论最多 ${MAX_COMMENT} 个字，请删短一些|A comment has at most ${MAX_COMMENT} characters; please shorten it`
  return null
}

export const commentNameProblem = (name: string): string | null => {
  const length = name.trim().length
  if (length === 0) return '请填写称呼，或登录后评论|Please enter a name, or log in to comment'
  if (length > MAX_COMMENT_NAME)
    return `称呼最多 ${MAX_COMMENT_NAME} 个字|A name has at most ${MAX_COMMENT_NAME} characters`
  return null
}
