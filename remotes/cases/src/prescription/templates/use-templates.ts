import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  type CaseDetail,
  type CasePrescription,
  type PrescriptionHabits,
  type PrescriptionTemplate,
  endpoints,
  habitsOf,
} from '@archway/contracts';
import { call, invalidate, notify, query, useText } from '@archway/platform';
import type { PrescriptionForm } from '../use-prescription.ts';
import { type Filled, fillFrom } from './fill.ts';

const { prescription: calls } = endpoints;

const onWire = (habits: PrescriptionHabits) => habits as Partial<CasePrescription['prescription']>;

export interface Templates {
  readonly list: readonly PrescriptionTemplate[];
  /** The newest other case of the doctor; null when there is none. */
  readonly lastCase: string | null;
  /** What was filled last, until it is undone or the reader goes away. */
  readonly filled: Filled | null;
  use(template: PrescriptionTemplate): void;
  useLast(): void;
  undo(): void;
  /** Keeps the answers as a new template. @throws ApiError */
  keep(name: string): Promise<void>;
  overwrite(template: PrescriptionTemplate): Promise<void>;
  rename(template: PrescriptionTemplate, name: string): Promise<void>;
  remove(template: PrescriptionTemplate): Promise<void>;
}

/** Templates for a case, and the doctor's last case, to fill what is not answered yet. */
export function useTemplates(detail: CaseDetail, form: Pick<PrescriptionForm, 'values' | 'change'>): Templates {
  const t = useText('cases');
  const key = { caseId: detail.caseId, version: detail.version };
  const list = useQuery(query(calls.templates, { query: key }));
  const last = useQuery(query(calls.last, { query: key }));
  const [filled, setFilled] = useState<Filled | null>(null);

  const fill = (habits: PrescriptionHabits, source: string): void => {
    const found = fillFrom(form.values, habits, source);
    if (Object.keys(found.change).length > 0) form.change(found.change);
    setFilled(found);
  };
  const done = async (): Promise<void> => {
    await invalidate(calls.templates);
    notify.success(t('rx.template.saved'));
  };
  const put = (template: PrescriptionTemplate, name: string, habits: PrescriptionHabits): Promise<unknown> =>
    call(
      calls.updateTemplate,
      { body: { templateId: template.templateId, name, habits: onWire(habits) } },
      { quiet: name !== template.name },
    ).then(done);

  return {
    list: list.data ?? [],
    lastCase: last.data?.ptNo ?? null,
    filled,
    use: ({ habits, name }) => fill(habits, name),
    useLast() {
      if (last.data) fill(last.data.habits, last.data.ptNo);
    },
    undo() {
      if (filled) form.change(filled.before);
      setFilled(null);
    },
    async keep(name) {
      await call(calls.addTemplate, { body: { name, habits: onWire(habitsOf(form.values)) } }, { quiet: true });
      await done();
    },
    async overwrite(template) {
      await put(template, template.name, habitsOf(form.values));
    },
    async rename(template, name) {
      await put(template, name, template.habits);
    },
    async remove({ templateId }) {
      await call(calls.removeTemplate, { params: { templateId } });
      await invalidate(calls.templates);
    },
  };
}
