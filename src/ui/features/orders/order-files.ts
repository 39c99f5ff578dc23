/** Copies a text; false where the browser refuses, or has no clipboard (plain HTTP). */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Gives the visitor a text as a file. */
export const saveFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Firefox reads it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
