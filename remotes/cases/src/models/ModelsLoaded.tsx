import type { ReactNode } from 'react';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useText } from '@archway/platform';
import type { CaseModels } from './use-case-models.ts';

/** What shows models, once they are there. */
export function ModelsLoaded({ models, children }: { models: CaseModels; children: ReactNode }) {
  const t = useText('cases');
  if (models.loaded) return <>{children}</>;
  if (models.error) return <ErrorBox title={t('models.failed')} error={models.error} onRetry={models.retry} />;
  return <LoadingSkeleton variant="card" rows={6} />;
}
