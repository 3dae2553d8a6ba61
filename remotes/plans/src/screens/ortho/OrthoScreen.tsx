import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ORTHO_PATH, SHARE_MARK } from '@archway/contracts';
import { appHistory, linkPassOf, useText } from '@archway/platform';
import { LoadingSkeleton, Unplug, lazyComponent } from '@archway/ui';
import { Note } from './Note.tsx';

const loading = <LoadingSkeleton variant="card" rows={8} />;
const ReviewScreen = lazyComponent(() => import('../review/ReviewScreen.tsx'), loading);
const ShareScreen = lazyComponent(() => import('../share/ShareScreen.tsx'), loading);

const KEY = 'archway.orthoPass';
/** Of a review, of a share as it was made, or short. What a token opens is the server's to say. */
const TOKENS = /^(?:s\.)?[A-Za-z0-9_-]{43}$|^s\.[A-Za-z0-9_-]{22}$/;

/** What the links of plans open, without a login: a plan to be reviewed, or one that is shown to a patient. */
export default function OrthoScreen() {
  const t = useText('plans');
  const { hash } = useLocation();
  const [pass, setPass] = useState(() => linkPassOf(hash, KEY, TOKENS));
  useEffect(() => {
    if (hash === '') return;
    setPass(linkPassOf(hash, KEY, TOKENS));
    // Neither the address bar nor the history keeps what opens the plan.
    appHistory.replace(ORTHO_PATH);
  }, [hash]);
  if (!pass) return <Note icon={<Unplug />} title={t('review.page.overTitle')} body={t('review.page.noToken')} />;
  const Screen = pass.token.startsWith(SHARE_MARK) ? ShareScreen : ReviewScreen;
  return <Screen key={pass.token} pass={pass} />;
}
