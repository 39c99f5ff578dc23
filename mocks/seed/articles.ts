export const seededArticles = () => []
