import { type Received, securityEventKeys, type securityEndpoints } from '@archway/contracts';
import { choiceField, dayField, defineListFilter, type FilterOfKind, textField } from '@archway/platform';

/** What the audit log shows, as it stands in the address; days are the reader's. */
export const auditFilter = defineListFilter({
  keyword: textField,
  type: choiceField(securityEventKeys),
  from: dayField,
  to: dayField,
});
export type AuditFilter = FilterOfKind<typeof auditFilter>;

/** Midnight of the reader, some days after a day. */
function midnight(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The filter as the call wants it: the last day counts to its end. */
export function toQuery(filter: AuditFilter): Partial<Received<typeof securityEndpoints.audit>['query']> {
  const { keyword, type, from, to, page, size } = filter;
  return {
    pageNum: page,
    pageSize: size,
    ...(keyword && { keyword }),
    ...(type && { type }),
    ...(from && { from: midnight(from) }),
    ...(to && { to: midnight(to, 1) }),
  };
}
