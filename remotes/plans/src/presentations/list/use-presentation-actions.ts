import { useState } from 'react';
import { type ListedPresentation, endpoints, presentationLimits } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, useText } from '@archway/platform';

const { presentations } = endpoints;

/** What is done with a presentation in its list; failures are told by a notice. */
export function usePresentationActions() {
  const t = useText('plans');
  const [busy, setBusy] = useState(false);
  const take = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    try {
      await act();
      notify.success(done);
      await invalidate(presentations.list);
    } catch {
      // The call has told it.
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    copy: ({ presentationId, title }: ListedPresentation) =>
      take(async () => {
        const { presentation } = await call(presentations.read, { query: { presentationId } });
        const { caseId, version, language, slides } = presentation;
        const copied = t('present.copied', { name: title }).slice(0, presentationLimits.title);
        await call(presentations.create, { body: { caseId, version, title: copied, language, slides } });
      }, t('present.copyMade')),
    async remove({ presentationId, title }: ListedPresentation): Promise<void> {
      const isSure = await confirmAction({
        title: t('present.removing', { name: title }),
        body: t('present.removingBody'),
        okText: t('present.remove'),
        danger: true,
      });
      if (isSure) await take(() => call(presentations.remove, { params: { presentationId } }), t('present.removed'));
    },
  };
}
