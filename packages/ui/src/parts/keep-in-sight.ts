/** Scrolls nothing but the box: `scrollIntoView` would scroll the page, and the tab key would go on from there. */
export function keepInSight(element: Element, box: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const bounds = box.getBoundingClientRect();
  if (bottom > bounds.bottom) box.scrollTop += bottom - bounds.bottom;
  else if (top < bounds.top) box.scrollTop -= bounds.top - top;
}
