import { listHeldTests } from '../../following/held-tests.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Transaction } from '../../platform/postgres/database.ts';

/** Taking a test privately would give away the keys of an assignment. The refusal names the class where the test is assigned. */
export async function refuseHeldTest(
  tx: Transaction,
  student: string,
  test: string,
  at: Date,
): Promise<void> {
  const [held] = await listHeldTests(tx, student, at, test);
  if (!held) return;
  const { className: name, testName } = held;
  throw new Refused('TEST_ASSIGNED', {
    messages: {
      en: `“${testName.en}” is assigned in your class ${name}. Take it there: you can’t take it on your own until its results are shown.`,
      vi: `“${testName.vi}” đang được giao trong lớp “${name}”. Hãy làm bài ở lớp: khi lớp chưa được xem kết quả, bạn chưa thể tự làm đề này.`,
    },
  });
}
