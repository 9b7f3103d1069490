import { exchangeFormats } from '@bac/contract/bank/exchange-formats.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/card.tsx';
import { saveFile } from '../../../../ui/data/save-file.ts';
import { examples } from './examples.ts';
import classes from './exchange.module.css';

/** Which format is for what, each with an example that can be brought in as it is. */
export function FormatsHelp() {
  const { t } = useTranslation('bank/console/items/exchange');
  return (
    <Card title={t('help.title')} titleLevel={2}>
      <dl className={classes.formats}>
        {exchangeFormats.map((format) => (
          <div key={format} className={classes.format}>
            <dt>{t(`format.${format}.name`)}</dt>
            <dd>
              <p className={classes.text}>{t(`format.${format}.long`)}</p>
              <Button
                variant="default"
                onClick={() => {
                  const { name, type, text } = examples[format];
                  saveFile(name, type, text);
                }}
              >
                {t('help.example', { format: t(`format.${format}.name`) })}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={classes.rules}>
        <li>{t('help.drafts')}</li>
        <li>{t('help.codes')}</li>
        <li>{t('help.whole')}</li>
      </ul>
    </Card>
  );
}
