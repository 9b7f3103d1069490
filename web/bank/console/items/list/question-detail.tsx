import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import type { Meaning } from '../statistics/meaning-of.ts';
import { PlaceStatistics } from '../statistics/place-statistics.tsx';

/** The statistics of a question and its next step, opened below its row in the list. */
export function QuestionDetail({ card }: { card: ItemCard }) {
  const { id: item, version } = card;
  const reply = useQuery('GET /admin/questions/:item/versions/:version', {
    params: { item, version },
    isOff: version === 0,
  });
  const actions = (meaning: Meaning) => <NextStep card={card} meaning={meaning} />;
  if (version === 0) return <PlaceStatistics statistics={[]} rightAnswer="" actions={actions} />;
  return (
    <Loaded reply={reply} isInCard lines={4}>
      {({ content: { response }, statistics }) => (
        <PlaceStatistics
          statistics={statistics}
          rightAnswer={response.kind === 'choice' ? response.key : 'right'}
          actions={actions}
        />
      )}
    </Loaded>
  );
}

function NextStep({ card, meaning }: { card: ItemCard; meaning: Meaning }) {
  const { t } = useTranslation('bank/console/items');
  const path = `/admin/questions/${card.id}`;
  const needsFix = !['few', 'fine'].includes(meaning.code) && card.draftState === null;
  const label =
    card.draftState === 'review'
      ? t('list.readReview')
      : card.draftState === 'draft'
        ? t('list.continue')
        : needsFix
          ? t('list.newVersion', { version: card.version + 1 })
          : t('list.openEditor');
  return (
    <>
      <LinkButton to={path} size="sm" variant={needsFix ? 'filled' : 'default'}>
        {label}
      </LinkButton>
      {card.forms > 0 && (
        <LinkButton to={`${path}#uses`} size="sm" variant="default">
          {t('list.uses', { count: card.forms })}
        </LinkButton>
      )}
    </>
  );
}
