import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@archway/platform';
import {
  Box,
  Button,
  CircleAlert,
  Clock,
  FileBox,
  GitBranch,
  LinkIcon,
  Lock,
  type LucideIcon,
  RefreshCw,
  Smartphone,
  WifiOff,
} from '@archway/ui';
import styles from './message.module.css';

export type MessageKind =
  | 'incomplete'
  | 'expired'
  | 'refused'
  | 'failed'
  | 'offline'
  | 'empty'
  | 'noWebgl'
  | 'planIncomplete'
  | 'planGone'
  | 'planEmpty'
  | 'designEmpty'
  | 'designFixed'
  | 'designPhone'
  | 'finishFixed'
  | 'finishPhone'
  | ('teethIncomplete' | 'teethGone' | 'teethWaiting' | 'teethNone' | 'teethFixed' | 'teethPhone');

const icons: Readonly<Record<MessageKind, LucideIcon>> = {
  incomplete: LinkIcon,
  expired: Clock,
  refused: Lock,
  failed: CircleAlert,
  offline: WifiOff,
  empty: FileBox,
  noWebgl: Box,
  planIncomplete: LinkIcon,
  planGone: FileBox,
  planEmpty: GitBranch,
  designEmpty: GitBranch,
  designFixed: Lock,
  designPhone: Smartphone,
  finishFixed: Lock,
  finishPhone: Smartphone,
  teethIncomplete: LinkIcon,
  teethGone: FileBox,
  teethWaiting: Clock,
  teethNone: FileBox,
  teethFixed: Lock,
  teethPhone: Smartphone,
};

interface Props {
  kind: MessageKind;
  /** Code and request id, for support. */
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The case to go back to; without it the way leads home. */
  back?: string | undefined;
  children?: ReactNode;
}

/** A page of its own for whatever keeps the scene from being shown: what happened, what is safe, where to go. */
export function Message({ kind, detail, onRetry, back, children }: Props) {
  const t = useText('viewer3d');
  const Icon = icons[kind];
  return (
    <div className={styles.page}>
      <div
        className={styles.box}
        role={kind === 'empty' || kind === 'planEmpty' ? 'status' : 'alert'}
        data-message={kind}
      >
        <span className={styles.icon} aria-hidden>
          <Icon />
        </span>
        <h1 className={styles.title}>{t(`message.${kind}.title`)}</h1>
        <p className={styles.body}>{t(`message.${kind}.body`)}</p>
        {children}
        {detail && <p className={styles.detail}>{detail}</p>}
        <div className={styles.actions}>
          {onRetry && (
            <Button type="primary" icon={<RefreshCw />} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )}
          <Link to={back ?? '/'} className={styles.link}>
            {t(back ? 'action.backToCase' : 'action.home')}
          </Link>
        </div>
      </div>
    </div>
  );
}
