import type { RemoteStatus, TenantSummary } from '@archway/contracts';
import { CANARY, HOST, STABLE, shownChannels } from './channels.ts';
import { ConflictReport } from './trouble/ConflictReport.tsx';
import { RecentPins } from './pins/RecentPins.tsx';
import { RemotesTable } from './table/RemotesTable.tsx';
import { WorstNotice } from './trouble/WorstNotice.tsx';
import { worstOf } from './trouble/worst.ts';
import styles from './remotes-screen.module.css';

interface Props {
  remotes: readonly RemoteStatus[];
  tenant: TenantSummary | undefined;
  selected: string | undefined;
  onSelect: (name: string) => void;
}

/** Table of all remotes; below it what concerns the chosen one, which is the one in trouble until somebody chooses. */
export function RemotesOverview({ remotes, tenant, selected, onSelect }: Props) {
  const channels = shownChannels(tenant);
  const allChannels = [
    ...new Set([STABLE, CANARY, ...remotes.flatMap(({ pins }) => pins.map(({ channel }) => channel))]),
  ];
  const worst = worstOf(remotes, allChannels);
  const host = remotes.find(({ name }) => name === HOST);
  const chosen =
    remotes.find(({ name }) => name === selected) ?? worst?.remote ?? remotes.find((remote) => remote !== host) ?? host;
  return (
    <>
      {worst ? <WorstNotice trouble={worst} /> : null}
      <RemotesTable remotes={remotes} channels={channels} selected={chosen?.name} onSelect={onSelect} />
      {chosen ? (
        <div className={styles.below}>
          <ConflictReport remote={chosen} host={host} channel={channels.at(-1) ?? STABLE} />
          <RecentPins remote={chosen} />
        </div>
      ) : null}
    </>
  );
}
