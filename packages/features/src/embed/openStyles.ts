/** Makes an element in the page's head for the styles of one corridor: what is removed with it is ours and nobody else's. */
export function openStyles(): HTMLElement {
  const node = document.createElement('div');
  node.dataset.corridorStyles = '';
  document.head.append(node);
  return node;
}
