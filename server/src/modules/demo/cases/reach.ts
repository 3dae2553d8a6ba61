import {
  type CaseStatus,
  type Entrust,
  type OpenedService,
  caseMachine,
  caseStatus,
  makesAppliance,
  rowsOf,
} from '@archway/contracts';

/** The rows that a case can take in the product: what is no appliance is never ordered in production. */
const rowsFor = (mode: Entrust, service: OpenedService) =>
  rowsOf(caseMachine, mode).filter(({ guard }) => guard !== 'orderPlaced' || makesAppliance(service));

/**
 * Statuses that a case of a service and a way of design can reach in the product and stay in: what the machine itself
 * moves on is there for a moment only.
 */
export function restingStatuses(mode: Entrust, service: OpenedService): CaseStatus[] {
  const rows = rowsFor(mode, service);
  const reached = new Set<CaseStatus>([caseStatus.unsubmitted]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const row of rows) if (reached.has(row.from)) reached.add(row.to);
  }
  const moved = new Set(rows.filter(({ by }) => (by as readonly string[]).includes('system')).map(({ from }) => from));
  return [...reached].filter((status) => !moved.has(status));
}
