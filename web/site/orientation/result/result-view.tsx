import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import { fields } from '@bac/exam/orientation/fields.ts';
import { matchFields } from '@bac/exam/orientation/match-fields.ts';
import { scoreInterests, topThree, type Profile } from '@bac/exam/orientation/score-interests.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import page from '../../../ui/layout/page.module.css';
import { EarlierChecks } from './earlier-checks.tsx';
import { FieldSection } from './field-section.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ResultHeader } from './result-header.tsx';
import notice from '../notice.module.css';
import paper from '../../prose/paper.module.css';
import classes from './result.module.css';

interface Props {
  check: InterestCheck;
  earlier: InterestCheck[];
  storage: Place;
  /** The number of answered statements in another check in progress; undefined if there is none. */
  answered: number | undefined;
  onAgain: () => void;
  onResume: () => void;
  onRemove: (id: string) => Promise<void>;
}

/** The result of a check: a summary in words and the matching fields of study. */
export function ResultView(props: Props) {
  const { check, earlier, storage, answered, onAgain, onResume, onRemove } = props;
  const { t } = useTranslation('site/orientation/result');
  const interests = scoreInterests(check.answers);
  const isProfile = interests.kind === 'profile';
  return (
    <div className={`${page.page} ${classes.page} ${paper.paper}`}>
      <ResultHeader
        interests={interests}
        takenAt={check.takenAt}
        answered={answered}
        onAgain={onAgain}
        onResume={onResume}
      />
      {isProfile ? <ProfileCard profile={interests} /> : <p>{t('sameText')}</p>}
      <StorageNotice storage={storage} />
      {isProfile && <Fields profile={interests} />}
      <Stack gap={20} className={classes.foot}>
        <p>{t('limits')}</p>
        <HowItWorks />
        <EarlierChecks check={check} earlier={earlier} onRemove={onRemove} />
      </Stack>
    </div>
  );
}

function HowItWorks() {
  const { t } = useTranslation('site/orientation/result');
  return (
    <details className={classes.details}>
      <summary>{t('howTitle')}</summary>
      <p>{t('howScore')}</p>
      <p>{t('howError')}</p>
      <p>{t('howFields')}</p>
    </details>
  );
}

/** Where the shown check is stored: in the account, not yet sent to it, or only in a visitor's browser. */
type Place = 'account' | 'unsent' | 'browser';

function StorageNotice({ storage }: { storage: Place }) {
  const { t } = useTranslation('site/orientation/result');
  const { pathname } = useLocation();
  const state = { from: pathname };
  if (storage === 'account') return null;
  if (storage === 'unsent') return <p className={notice.notice}>{t('unsent')}</p>;
  return (
    <p className={notice.notice}>
      <span>{t('notice')}</span>{' '}
      <Link to="/auth/register" state={state}>
        {t('register')}
      </Link>{' '}
      <Link to="/auth/login" state={state}>
        {t('logIn')}
      </Link>
    </p>
  );
}

/**
 * Fields of study grouped by the number of shared themes. All fields if no theme stands out, because the top three would be
 * arbitrary.
 */
function Fields({ profile }: { profile: Profile }) {
  const { t } = useTranslation('site/orientation/result');
  const thresholds = useQuery('GET /admission-thresholds');
  if (profile.standouts.length === 0) {
    return (
      <FieldSection title={t('fieldsFlat')} fields={fields} top={[]} thresholds={thresholds} />
    );
  }
  const top = topThree(profile);
  return matchFields(top).map((group) => (
    <FieldSection
      key={group.shared}
      title={t(`fieldsOf.${group.shared}`)}
      fields={group.fields}
      top={top}
      thresholds={thresholds}
    />
  ));
}
