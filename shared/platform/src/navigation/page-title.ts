import { useEffect } from 'react';

/** Name of the product or tenant; the host sets it from the branding. */
let product = 'Archway';

export function setProductTitle(title: string): void {
  product = title;
}

export function setPageTitle(title: string | undefined): void {
  document.title = title ? `${title} · ${product}` : product;
}

/** Title of the tab while the screen is shown. Without it, the title of the route stands. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
}
