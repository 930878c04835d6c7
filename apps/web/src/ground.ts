/** Where the page stands in its document. */
export function ground(): HTMLElement {
  const found = document.getElementById('page');
  if (found === null) throw new Error('page: the document has no #page');
  return found;
}
