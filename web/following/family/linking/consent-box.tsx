import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import classes from './linking.module.css';

interface Props {
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  error?: string | undefined;
}

/** The full text that a guardian agrees to, beside its checkbox. */
export function ConsentBox({ isTicked, onChange, error }: Props) {
  const [language] = useLanguage();
  return (
    <div className={classes.consent}>
      <CheckboxField
        label={guardianConsent.text[language]}
        checked={isTicked}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
