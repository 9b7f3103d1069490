import { Button } from '../../ui/buttons/button.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './help-search.module.css';

/** A plain HTML form: it works without our code, and the full page load recovers from an error. */
export function HelpSearch() {
  const { t } = useTranslation('app');
  const id = useId();
  return (
    <search>
      <form className={classes.search} action="/support">
        <label htmlFor={id}>{t('helpSearch.label')}</label>
        <input id={id} type="search" name="q" maxLength={200} required />
        <Button type="submit" variant="default">
          {t('helpSearch.search')}
        </Button>
      </form>
    </search>
  );
}
