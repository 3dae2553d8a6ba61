import type { CreditBalances, CreditHolder, CreditPrices } from '@archway/contracts';
import { errorText, useLang, useSession } from '@archway/platform';
import { NoticeBar } from '@archway/ui';

interface Props {
  holder: CreditHolder;
  balances: CreditBalances;
  prices: CreditPrices;
}

/** To a member of a practice that cannot pay for another plan: whom to ask, in the words in which it is refused. */
export function NothingLeft({ holder, balances, prices }: Props) {
  const lang = useLang();
  const { user } = useSession();
  const practice = user?.practices.find(({ practiceId }) => practiceId === holder.id);
  const enough = balances.freeCases > 0 || balances.credits >= prices.confirmPlan;
  if (holder.kind !== 'practice' || !practice || practice.creator || enough) return null;
  const names = { practice: holder.name, creator: practice.creatorName };
  return <NoticeBar tone="warning">{errorText('practiceCreditsInsufficient', lang, names)}</NoticeBar>;
}
