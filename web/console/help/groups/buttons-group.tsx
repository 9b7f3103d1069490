import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { CatalogueGroup } from '../catalogue-group.tsx';
import classes from '../catalogue.module.css';
import { ArrowIcon, PrinterIcon } from '../sample-icons.tsx';
import { Sample } from '../sample.tsx';

export function ButtonsGroup() {
  const { t } = useTranslation('console/help');
  return (
    <CatalogueGroup name="buttons">
      <Sample of="<Button>, variant default, light, subtle">
        <div className={classes.row}>
          <Button>{t('buttons.primary')}</Button>
          <Button variant="default" leftSection={<PrinterIcon />}>
            {t('buttons.outlined')}
          </Button>
          <Button variant="light">{t('buttons.light')}</Button>
          <Button variant="subtle">{t('buttons.subtle')}</Button>
        </div>
      </Sample>
      <Sample of='<Button color="lotus">'>
        <div className={classes.row}>
          <Button color="lotus">{t('buttons.danger')}</Button>
          <Button color="lotus" variant="outline">
            {t('buttons.dangerOutlined')}
          </Button>
        </div>
      </Sample>
      <Sample of="<Button disabled>, <Button loading>">
        <div className={classes.row}>
          <Button disabled>{t('buttons.disabled')}</Button>
          <Button loading>{t('buttons.loading')}</Button>
          <Button variant="default" loading>
            {t('buttons.loading')}
          </Button>
        </div>
      </Sample>
      <Sample of="link-button.tsx">
        <div className={classes.row}>
          <LinkButton to="/tests" variant="default">
            {t('buttons.link')}
          </LinkButton>
          <LinkButton to="/admin/questions" variant="subtle" rightSection={<ArrowIcon />}>
            {t('buttons.quietLink')}
          </LinkButton>
        </div>
      </Sample>
    </CatalogueGroup>
  );
}
