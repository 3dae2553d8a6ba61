/** The design center by which somebody came to the product, as the session says it: it is to design their cases. */
export const LAB_CHOSEN = 'designCenterName';
