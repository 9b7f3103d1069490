import { classRoutes } from '@bac/contract/following/classes.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { readAssignment } from './results/assignment-page.ts';
import { listAllClasses } from './all-classes.ts';
import { listAssignableTests } from './assignable-tests.ts';
import { assign, cancelAssignment, releaseResults } from './assignments.ts';
import { listClasses, renewCode, setArchived, writeClass } from './classes.ts';
import { assignTeacher, handOverClass } from './hand-over.ts';
import { joinClass, leaveClass, previewClass, removeStudent } from './joining.ts';
import { sendClassMessage } from './messages.ts';
import { readOwnClasses } from './own-classes.ts';
import { readQuestion, type Explainer } from './results/question.ts';
import { writeResults } from './results/results-csv.ts';
import { readStudent } from './results/student-page.ts';
import { readClass } from './class-page.ts';

interface Ports {
  isVerificationNeeded: () => Promise<boolean>;
  explains: Explainer;
}

export function mountClasses(mount: Mount, services: Services, ports: Ports): void {
  mount(classRoutes, {
    'GET /assignable-tests': () => listAssignableTests(services),
    'GET /classes': (call) => listClasses(services, actorOf(call)),
    'PUT /classes/:class': (call) =>
      writeClass(services, call.params.class, call.body, actorOf(call)),
    'GET /classes/:class': ({ params, account }) => readClass(services, account.id, params.class),
    'PUT /classes/:class/archive': (call) =>
      setArchived(services, call.params.class, call.body.isArchived, actorOf(call)),
    'POST /classes/:class/teacher': (call) =>
      handOverClass(services, call.params.class, call.body.email, actorOf(call)),
    'GET /admin/classes': ({ query }) => listAllClasses(services, query),
    'PUT /admin/classes/:class/teacher': (call) =>
      assignTeacher(services, call.params.class, call.body.email, actorOf(call)),
    'POST /classes/:class/code': (call) => renewCode(services, call.params.class, actorOf(call)),
    'DELETE /classes/:class/students/:student': (call) =>
      removeStudent(services, call.params, actorOf(call)),
    'GET /classes/:class/students/:student': (call) =>
      readStudent(services, call.params, actorOf(call)),
    'PUT /classes/:class/assignments/:assignment': (call) =>
      assign(services, call.params, call.body, actorOf(call)),
    'GET /classes/:class/assignments/:assignment': (call) =>
      readAssignment(services, call.params, actorOf(call)),
    'DELETE /classes/:class/assignments/:assignment': (call) =>
      cancelAssignment(services, call.params, actorOf(call)),
    'POST /classes/:class/assignments/:assignment/release': (call) =>
      releaseResults(services, call.params, actorOf(call)),
    'GET /classes/:class/assignments/:assignment/questions/:item': (call) =>
      readQuestion(services, call.params, actorOf(call), ports.explains),
    'GET /classes/:class/assignments/:assignment/csv': async (call) => {
      const { name, content } = await writeResults(
        services,
        call.params,
        actorOf(call),
        call.language,
      );
      call.reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store');
      return content;
    },
    'POST /classes/:class/messages': (call) =>
      sendClassMessage(services, call.params.class, call.body, actorOf(call)),
    'GET /own-classes': ({ account }) => readOwnClasses(services, account.id),
    'GET /class-codes/:code': (call) => previewClass(services, call.params.code, actorOf(call)),
    'POST /class-codes/:code': async (call) => {
      const { account, params } = call;
      if (!account.verified && (await ports.isVerificationNeeded())) {
        throw new Refused('VERIFY_FIRST');
      }
      return joinClass(services, params.code, actorOf(call));
    },
    'DELETE /own-classes/:class': (call) => leaveClass(services, call.params.class, actorOf(call)),
  });
}
