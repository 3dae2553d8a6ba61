import { useNavigate } from 'react-router-dom';
import { type CaseRow, endpoints } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, openViewer, useText } from '@archway/platform';
import type { CaseRowAction } from './case-actions.ts';

type Target = Pick<CaseRow, 'ptId' | 'version' | 'patientName'>;

export const detailPath = ({ ptId, version }: Pick<CaseRow, 'ptId' | 'version'>, section?: string): string =>
  `/patient-detail/${ptId}/${version}${section ? `?section=${section}` : ''}`;

export const wizardPath = ({ ptId, version }: Pick<CaseRow, 'ptId' | 'version'>, step?: string): string =>
  `/add-patient?ptId=${ptId}&version=${version}${step ? `&step=${step}` : ''}`;

/** Everything that shows this case asks again. */
export const refreshCase = async (): Promise<void> => {
  const { page, tabCounts, detail, progress, versions } = endpoints.cases;
  await Promise.all([page, tabCounts, detail, progress, versions].map((endpoint) => invalidate(endpoint)));
};

/** Does what a row or the detail offers; failures are told by the call itself. */
export function useAct(): (action: CaseRowAction, row: Target) => Promise<void> {
  const t = useText('cases');
  const navigate = useNavigate();

  const change = async (action: 'discard' | 'restore', row: Target): Promise<void> => {
    const name = row.patientName;
    const confirmed = await confirmAction(
      action === 'discard'
        ? {
            title: t('ask.discard.title', { name }),
            body: t('ask.discard.body'),
            okText: t('ask.discard.ok'),
            danger: true,
          }
        : { title: t('ask.restore.title', { name }), body: t('ask.restore.body'), okText: t('ask.restore.ok') },
    );
    if (!confirmed) return;
    const { ptId, version } = row;
    await call(endpoints.cases.act, { body: { ptId, version, action } });
    notify.success(t(`acted.${action}`));
    await refreshCase();
  };

  return async (action, row) => {
    switch (action) {
      case 'goSubmit':
      case 'supply':
        return navigate(wizardPath(row));
      case 'auditScheme':
        return navigate(detailPath(row));
      case 'viewQualityReport':
      case 'viewFeasibility':
        return navigate(detailPath(row, 'progress'));
      case 'open3d':
        return openViewer({ ptId: row.ptId, version: row.version });
      case 'discard':
      case 'restore':
        // The call has told the reader what failed.
        await change(action, row).catch(() => refreshCase());
    }
  };
}
