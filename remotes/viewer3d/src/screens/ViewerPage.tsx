import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readViewerParameter, type ViewerParameter } from '@archway/platform';
import { CanvasTheme } from '@archway/ui';
import { CaseViewer } from './viewer/CaseViewer.tsx';
import type { ViewerAccess } from '../access/viewer-access.ts';
import { Message } from './parts/Message.tsx';
import { Waiting } from './parts/Waiting.tsx';

const CbctPage = lazy(async () => ({ default: (await import('../cbct/CbctPage.tsx')).CbctPage }));

type Reading =
  | { readonly state: 'reading' | 'incomplete' | 'expired' }
  | { readonly state: 'read'; readonly request: ViewerParameter };

/** The 3D page: opened in its own tab with one encrypted parameter, which only this browser's present login can read. */
export default function ViewerPage({ viewOnly = false }: { viewOnly?: boolean }) {
  const reading = useParameter(useSearchParams()[0].get('a'));
  return (
    <CanvasTheme>
      {reading.state === 'incomplete' && <Message kind="incomplete" />}
      {reading.state === 'expired' && <Message kind="expired" />}
      {reading.state === 'read' && <Requested request={reading.request} viewOnly={viewOnly} />}
    </CanvasTheme>
  );
}

/** The models of the case, or its CBCT when that was asked for. */
function Requested({ request, viewOnly }: { request: ViewerParameter; viewOnly: boolean }) {
  const { caseId, version, view } = request;
  const access = accessOf(request, viewOnly);
  if (view === 'cbct')
    return (
      <Suspense fallback={<Waiting />}>
        <CbctPage caseId={caseId} version={version} access={access} />
      </Suspense>
    );
  return <CaseViewer caseId={caseId} version={version} access={access} />;
}

function useParameter(a: string | null): Reading {
  const [reading, setReading] = useState<Reading>({ state: a ? 'reading' : 'incomplete' });
  useEffect(() => {
    if (!a) return setReading({ state: 'incomplete' });
    let left = false;
    const set = (next: Reading): void => {
      if (!left) setReading(next);
    };
    readViewerParameter(a).then(
      (request) => set(judged(request)),
      () => set({ state: 'expired' }),
    );
    return () => {
      left = true;
    };
  }, [a]);
  return reading;
}

function judged(request: ViewerParameter): Reading {
  if (!isComplete(request)) return { state: 'incomplete' };
  return request.expiresAt !== undefined && Date.now() > request.expiresAt
    ? { state: 'expired' }
    : { state: 'read', request };
}

const accessOf = (request: ViewerParameter, viewOnly: boolean): ViewerAccess => ({
  viewOnly: viewOnly || request.viewOnly === true,
  pictures: request.noPictures !== true,
});

const isComplete = ({ caseId, version }: ViewerParameter): boolean =>
  typeof caseId === 'string' && /^\d+$/.test(caseId) && Number.isInteger(version);
