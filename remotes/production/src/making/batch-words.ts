/** Where a batch is looked at. */
export const batchPath = ({ batchId }: { readonly batchId: string }): string => `/print-batch-detail?id=${batchId}`;

/** A plate in mm: `192 × 120`. */
export const plateText = (width: number, depth: number): string => `${width} × ${depth} mm`;
