/**
 * What the address of a link may carry for whoever comes by it: the number of a design team, or of a design center. It
 * outlives the way to the login and the registration, in the tab.
 */
export const arrivalParameters = ['designTeamNo', 'dNo'] as const;
export type ArrivalParameter = (typeof arrivalParameters)[number];

/** Where a tab keeps what somebody came by, until it is carried out. */
export const arrivalKey = (name: ArrivalParameter): string => `arrival.${name}`;
