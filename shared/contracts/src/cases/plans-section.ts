/** The section of a case's page that shows its plans, whoever offers it: notices and the action of a row lead there. */
export const PLANS_SECTION = 'plans';
