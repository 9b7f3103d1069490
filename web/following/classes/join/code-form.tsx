import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import classes from '../classes.module.css';
import { readClassCode } from './class-code.ts';

interface Props {
  /** The text that the address had in place of a code. */
  initialCode: string;
  /** Why the previous code did not work. */
  problem?: string | undefined;
}

export function CodeForm({ initialCode, problem }: Props) {
  const { t } = useTranslation('following/classes');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(initialCode);
  const [isSubmitted, setSubmitted] = useState(initialCode !== '');
  const code = readClassCode(typed);
  const isUntouched = typed === initialCode;
  const formatError = isSubmitted && code === undefined ? t('join.noCode') : undefined;
  return (
    <Card>
      <form
        className={classes.codeForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          if (code !== undefined) void navigate(`/join/${code}`);
        }}
      >
        <TextInput
          classNames={{ input: classes.codeField ?? '' }}
          label={t('join.code')}
          description={t('join.codeNote')}
          // Not translated: the shape of a code.
          placeholder={['K7M2P', '9QRST'].join('-')}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          error={(isUntouched ? problem : undefined) ?? formatError}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">{t('join.look')}</Button>
      </form>
    </Card>
  );
}
