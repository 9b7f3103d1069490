import { fields } from '@bac/exam/orientation/fields.ts';
import { matchFields } from '@bac/exam/orientation/match-fields.ts';
import { topThree, type Profile } from '@bac/exam/orientation/score-interests.ts';
import { useTranslation } from 'react-i18next';
import { useReply } from '../../../api/use-reply.ts';
import { FieldSection } from './field-section.tsx';

/** Fields of study by how many themes they share. Where no theme stands out, three of six would be chance: then all of them. */
export function Fields({ profile }: { profile: Profile }) {
  const { t } = useTranslation('site/orientation/result');
  const thresholds = useReply('GET /admission-thresholds');
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
