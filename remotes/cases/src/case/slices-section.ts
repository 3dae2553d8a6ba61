/** The section of a case's page in which the slices of its CBCT are looked at; another remote fills it. */
export const SLICES_SECTION = 'cbctPreview';
