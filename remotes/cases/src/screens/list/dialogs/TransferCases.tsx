import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type BatchRow, type CaseRow, endpoints } from '@archway/contracts';
import { ErrorBox, LoadingSkeleton, Modal } from '@archway/ui';
import { FormField, Select } from '@archway/ui/data';
import { call, query, useBatch, useText } from '@archway/platform';
import { refreshCase } from '../../../case/use-case-machine.ts';

interface Props {
  /** Cases of one practice. */
  rows: readonly CaseRow[];
  /** @param refused null when nothing was done */
  onClose: (refused: readonly BatchRow[] | null) => void;
}

/** Hands cases on to another doctor of their practice. */
export function TransferCases({ rows, onClose }: Props) {
  const t = useText('cases');
  const { busy, ask } = useBatch();
  const [doctorId, choose] = useState<string>();
  const [first] = rows;
  const practiceId = first?.practiceId ?? '';
  const doctors = useQuery(query(endpoints.cases.transferDoctors, { query: { practiceId } }));
  const others = (doctors.data ?? []).filter((doctor) => rows.some((row) => row.doctorId !== doctor.doctorId));

  const save = async (to: string): Promise<void> => {
    const body = { caseIds: rows.map(({ caseId }) => caseId), doctorId: to };
    const refused = await ask(
      () => call(endpoints.cases.transfer, { body }),
      (count) => t('transfer.done', { count }),
    );
    if (refused === null) return;
    await refreshCase();
    onClose(refused);
  };

  return (
    <Modal
      open
      title={
        rows.length === 1
          ? t('transfer.of', { name: first?.patientName ?? '' })
          : t('transfer.ofCases', { count: rows.length })
      }
      okText={t('transfer.ok')}
      okButtonProps={{ disabled: doctorId === undefined }}
      confirmLoading={busy}
      onOk={() => doctorId !== undefined && void save(doctorId)}
      onCancel={() => onClose(null)}
    >
      {doctors.isError ? (
        <ErrorBox title={t('transfer.failed')} error={doctors.error} onRetry={() => void doctors.refetch()} />
      ) : doctors.isPending ? (
        <LoadingSkeleton variant="form" rows={1} />
      ) : others.length === 0 ? (
        <p>{t('transfer.nobody')}</p>
      ) : (
        <FormField id="transfer-doctor" label={t('transfer.doctor')} hint={t('transfer.hint')}>
          {({ id }) => (
            <Select
              id={id}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t('transfer.choose')}
              value={doctorId ?? null}
              options={others.map((doctor) => ({ value: doctor.doctorId, label: doctor.name }))}
              onChange={(chosen: string | null) => choose(chosen ?? undefined)}
            />
          )}
        </FormField>
      )}
    </Modal>
  );
}
