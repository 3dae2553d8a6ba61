import { Suspense, lazy, useState } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useText } from '../../i18n/use-text.ts';
import { ErrorBoundary } from '../remote/error-boundary.tsx';
import { reportFailure } from '../remote/failure-report.ts';
import { loadModule } from '../remote/module-loader.ts';
import { versionOf } from '../shell-state.ts';
import type { Offer } from './slot-offers.ts';

type Filling = ComponentType<object>;

const fillings = new Map<string, LazyExoticComponent<Filling>>();

/** Loaded once per page; dropped when it fails, so that a retry asks again. */
function fillingOf({ remote, module }: Offer): LazyExoticComponent<Filling> {
  const id = `${remote}/${module}`;
  const known = fillings.get(id);
  if (known) return known;
  const loaded = lazy(async () => {
    const exposed = (await loadModule(remote, module)) as { default?: Filling };
    if (!exposed?.default) throw new Error(`${id} has no default export`);
    return { default: exposed.default };
  });
  fillings.set(id, loaded);
  return loaded;
}

interface Props {
  offer: Offer;
  props: object;
  /** Fails without a trace on the screen, e.g. in the header, where a box would break the line. */
  silent: boolean;
}

function Loaded({ offer, props }: Omit<Props, 'silent'>) {
  const [Content] = useState(() => fillingOf(offer));
  return <Content {...props} />;
}

/** What one remote puts into a place of another's screen. Whatever happens in it stays in its box. */
export function SlotFilling({ offer, props, silent }: Props) {
  const t = useText('platform');
  const { remote, module, title } = offer;
  return (
    <ErrorBoundary
      onFailure={(failure) => {
        fillings.delete(`${remote}/${module}`);
        reportFailure('slot-failure', remote, module, failure);
      }}
      fallback={(failure, retry) =>
        silent ? null : (
          <ErrorBox
            title={t('failure.slotTitle', { name: title })}
            body={t('failure.slotBody', { remote, version: versionOf(remote) })}
            error={failure}
            retryText={t('failure.retry')}
            onRetry={retry}
          />
        )
      }
    >
      <Suspense fallback={silent ? null : <LoadingSkeleton />}>
        <Loaded offer={offer} props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}
