import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import { sentinelId } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import type { MockSession } from '../../mock-session.ts';
import { textsOf } from '../../texts.ts';
import { nameOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

const ADDRESS = '/settings?tab=policies';
function cards(page: Page) {
  return page
    .getByRole('region', { name: t('policies:list') })
    .getByRole('listitem')
    .getByRole('region');
}
const formOf = (page: Page) => page.getByRole('form', { name: /^(New|Edit) policy$/ });
const radio = (page: Page, name: string) => formOf(page).getByRole('radio', { name: new RegExp(`^${name}`) });
const chips = (page: Page) => formOf(page).getByRole('list', { name: t('policies:form.approvers') });
async function addApprover(page: Page, name: string): Promise<void> {
  await formOf(page)
    .getByRole('combobox', { name: t('policies:form.addApprover') })
    .fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(chips(page)).toContainText(name);
}
const amountOf = (page: Page) => formOf(page).getByRole('textbox', { name: t('policies:form.amount') });
const save = (page: Page) => formOf(page).getByRole('button', { name: t('policies:form.save') });
const add = (page: Page) => page.getByRole('button', { name: t('policies:add'), exact: true });
const MORE = new RegExp(`^${t('policies:more', { policy: '' })}`);
const toast = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

/** Makes the opened policy one that needs a warning: what to know is in view, with the button that saves. */
async function seesItsWarnings(page: Page): Promise<void> {
  const isSeen = async (warning: Locator) => {
    await expect(warning).toBeInViewport({ ratio: 1 });
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    const [above, bar] = [(await warning.boundingBox())!, (await save(page).boundingBox())!];
    expect(above.y + above.height).toBeLessThan(bar.y);
  };
  await radio(page, t('policies:allVehicles')).check({ force: true });
  await isSeen(formOf(page).getByText(/^This overlaps with another policy: “Asks Carla/));
  await formOf(page)
    .getByRole('checkbox', { name: t('policies:form.noLimit') })
    .check({ force: true });
  // Exactly: what is spoken says it, too, among other things.
  const noLimit = formOf(page).getByText(t('policies:checks.neverAsks'), { exact: true });
  await isSeen(noLimit);
  // At the end of the form, too.
  await formOf(page).getByRole('group').last().scrollIntoViewIfNeeded();
  await isSeen(noLimit);
  await expect(formOf(page).getByRole('button', { name: /^\d+ warnings?$/ })).toBeVisible();
}

/** Opens the page and returns what the server sent for it. */
async function opened(page: Page, mock: MockSession) {
  await page.goto(ADDRESS);
  await expect(page.getByRole('complementary').getByRole('heading')).toBeVisible();
  const [[policies], [people], [vehicles]] = await Promise.all([
    mock.answers('listPolicies'),
    mock.answers('listFleetUsers'),
    mock.answers('listBasicVehicles'),
  ]);
  return { policies: policies!, people: people!, vehicles: vehicles! };
}
const personIn = (people: readonly Schemas['User'][], id: number): string =>
  people.find((person) => person.id === id)!.name;

test.describe('a fleet admin', () => {
  test.use({ scenario: 'policies/ready' });

  test('[POL-01, POL-10, API2-04, API2-31, PPV-04, ROL2-17, ROL2-18] reads each policy as a sentence, with what it names, and which vehicles have none; asks who approves, also while a policy is edited; the list of that field stays with it while the page scrolls', async ({
    page,
    mock,
  }) => {
    const { policies, people, vehicles } = await opened(page, mock);
    await expect(page.getByRole('tab', { name: t('settings:tabs.policies') })).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page)).toHaveCount(policies.length);
    await expect(page.getByText(t('policies:help'))).toContainText('get a text');
    const first = cards(page).first();
    const [owner, admin] = policies[0]!.user_ids.map((id) => personIn(people, id));
    await expect(first.getByRole('heading')).toHaveText(
      new RegExp(`^Asks ${owner} or ${admin} to approve any service over \\$250\\.00 on `),
    );
    await expect(first).toContainText('$250.00');
    await expect(cards(page).last().getByRole('heading')).toHaveText(
      /^Approves .+ up to \$80\.00 on .+ automatically\.$/,
    );
    await expect(page.getByText(String(sentinelId))).toHaveCount(0);

    const about = (id: number) => policies.filter((one) => one.all_vehicles || one.vehicle_ids.includes(id));
    const own = vehicles.filter(({ fleet_id }) => fleet_id === policies[0]!.fleet_id);
    const none = own.filter(({ id }) => about(id).length === 0);
    const automatic = own.filter(({ id }) => about(id).length > 0 && about(id).every((one) => one.auto_approvable));
    const several = own.filter(({ id }) => about(id).length > 1);
    for (const [name, covered] of [
      [`${none.length} of ${own.length} vehicles have no policy: any user can approve their orders`, none],
      [
        new RegExp(
          `^${automatic.length} vehicles? (has|have) only Auto-Approve policies: any user can approve what they don’t cover`,
        ),
        automatic,
      ],
      [new RegExp(`^${several.length} vehicles? (is|are) under several policies$`), several],
    ] as const) {
      expect(covered.length).toBeGreaterThan(0);
      const fold = page.getByRole('button', { name });
      await fold.click();
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      for (const vehicle of covered)
        await expect(page.getByRole('link', { name: nameOf(vehicle), exact: true })).toHaveAttribute(
          'href',
          `/vehicles/${vehicle.id}`,
        );
    }

    await test.step('a page that scrolls while a vehicle is pressed keeps the list at its field', async () => {
      // Low enough for the page to scroll as far as this goes.
      await page.setViewportSize({ width: 1280, height: 600 });
      await page.evaluate(() => window.scrollTo(0, 0));
      const scrollBy = (distance: number) =>
        page.evaluate(
          (by) =>
            new Promise((resolve) => {
              document.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
              window.scrollBy(0, by);
            }),
          distance,
        );
      // From here on the field stays where it is, whatever the page does.
      await scrollBy(200);
      const name = nameOf(vehicles[12]!);
      const field = page.getByRole('combobox', { name: t('policies:ask.vehicle'), exact: true });
      await field.fill(name);
      const option = page.getByRole('option', { name });
      await expect(option).toBeVisible();
      // By its place: to hover may scroll the page.
      const { x, y } = (await option.boundingBox())!;
      await page.mouse.move(x + 60, y + 24);
      await page.mouse.down();
      await scrollBy(100);
      // The list glides into its place, by a few pixels.
      expect(Math.abs((await option.boundingBox())!.y - y)).toBeLessThan(8);
      await page.mouse.up();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toHaveValue(name);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('who approves', async () => {
      const ask = page
        .getByRole('complementary')
        .filter({ has: page.getByRole('heading', { name: t('policies:ask.title') }) });
      const answer = ask.getByRole('status').last();
      const choose = async (at: number): Promise<void> => {
        // While its list is open, everything else is hidden from screen readers.
        const field = page.getByRole('combobox', { name: t('policies:ask.vehicle'), exact: true });
        await field.fill(nameOf(vehicles[at]!));
        const vehicle = page.getByRole('option', { name: nameOf(vehicles[at]!) });
        // While the list glides in, the page may be scrolled to reach the option, and the list follows its field: it is
        // pressed after that.
        await vehicle.hover();
        await vehicle.click();
        await expect(field).toHaveAttribute('aria-expanded', 'false');
      };
      await choose(0);
      await ask.getByRole('textbox', { name: t('policies:ask.amount') }).fill('300');
      await expect(answer).toContainText(`${personIn(people, 1)} or ${personIn(people, 2)} would be asked to approve.`);
      await choose(12);
      await expect(answer).toContainText(t('policies:ask.anyone.noPolicy'));
      await add(page).click();
      await addApprover(page, personIn(people, 3));
      await expect(formOf(page)).toContainText(t('policies:form.notYetInWords'));
      await expect(formOf(page)).not.toContainText(t('policies:checks.title'));
      // While it is typed, not only once the field is left.
      await amountOf(page).pressSequentially('100');
      await expect(answer).toContainText(`${personIn(people, 3)} would be asked to approve.`);
      await expect(answer).toContainText(t('policies:ask.withDraft'));
      await expect(formOf(page)).toContainText(t('policies:checks.title'));
    });
  });

  test('[POL-03, POL-04, POL-05, POL-06, POL-08, CST-04, ENT2-10, ERR-17, ERR2-30, ROL-14, ROL2-11] adds one: not without an approver, either people or Auto-Approve', async ({
    page,
    mock,
  }) => {
    const { policies, people } = await opened(page, mock);
    const ann = personIn(people, 1);
    await add(page).click();
    await expect(add(page)).toBeDisabled();
    // What deletes them is in the menus.
    for (const name of [new RegExp(`^${t('policies:edit')}: `), MORE]) {
      const others = page.getByRole('button', { name });
      await expect(others).toHaveCount(policies.length);
      for (const other of await others.all()) await expect(other).toBeDisabled();
    }
    await save(page).click();
    await expect(formOf(page).getByText(t('policies:form.approverMissing'))).toBeVisible();
    await expect(formOf(page).getByText(t('policies:form.amountMissing'))).toBeVisible();
    expect(await mock.calls('createPolicy')).toEqual([]);

    const auto = radio(page, t('policies:autoApprove'));
    const allVehicles = radio(page, t('policies:allVehicles'));
    for (const sentinel of [auto, allVehicles]) await expect(sentinel).toHaveAttribute('value', String(sentinelId));
    await auto.check({ force: true });
    await addApprover(page, ann);
    await expect(auto).not.toBeChecked();
    await auto.check({ force: true });
    await expect(chips(page)).toHaveCount(0);
    await expect(auto).toBeChecked();
    // A vehicle that is chosen takes the place of all vehicles, and the other way round.
    await expect(allVehicles).toBeChecked();
    await formOf(page)
      .getByRole('listbox', { name: t('policies:form.vehicles') })
      .getByRole('option')
      .first()
      .click();
    await expect(allVehicles).not.toBeChecked();
    await allVehicles.check({ force: true });
    await expect(formOf(page).getByRole('option', { selected: true })).toHaveCount(0);
    await amountOf(page).fill('80');
    await save(page).click();
    await expect(toast(page, 'policy created')).toBeVisible();
    expect((await mock.calls('createPolicy')).map(({ requestBody }) => requestBody)).toEqual([
      {
        amount: 80,
        service_definition_ids: [],
        user_ids: [],
        vehicle_ids: [],
        all_vehicles: true,
        auto_approvable: true,
      },
    ]);
    await expect(formOf(page)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(policies.length + 1);
    await expect(
      cards(page).getByRole('button', { name: /^Edit policy: Approves any service up to \$80/ }),
    ).toBeFocused();
    await expect(
      page.getByRole('heading', { name: 'Approves any service up to $80.00 on all vehicles automatically.' }),
    ).toBeVisible();
  });

  test('[POL-07, PPV-07, API2-31, ERR-17, ERR2-30] changes one, with what to know before saving in view; a canceled one is as it was, and a canceled new one is gone; deletes it after a question, and undoes that with a new one that says the same', async ({
    page,
    mock,
  }) => {
    const { policies } = await opened(page, mock);
    await add(page).click();
    await formOf(page)
      .getByRole('button', { name: t('policies:form.cancel') })
      .click();
    await expect(cards(page)).toHaveCount(policies.length);
    const edit = page.getByRole('button', { name: new RegExp(`^${t('policies:edit')}: `) }).first();
    const sentence = await cards(page).first().getByRole('heading').textContent();
    await edit.click();
    await seesItsWarnings(page);
    await formOf(page)
      .getByRole('button', { name: t('policies:form.cancel') })
      .click();
    await expect(edit).toBeFocused();
    await expect(cards(page).first().getByRole('heading')).toHaveText(sentence!);
    expect(await mock.calls('updatePolicy')).toEqual([]);

    await edit.click();
    await amountOf(page).fill('400');
    await amountOf(page).press('Tab');
    await page.reload();
    await expect(amountOf(page)).toHaveValue('400.00');
    await save(page).click();
    await expect(toast(page, 'policy updated')).toBeVisible();
    await expect(cards(page).first().getByRole('heading')).toHaveText(sentence!.replace('$250.00', '$400.00'));
    const { fleet_id: _fleet, ...saved } = policies[0]!;
    expect((await mock.calls('updatePolicy')).map(({ path, requestBody }) => ({ path, requestBody }))).toEqual([
      { path: `/api/v4/policies/${saved.id}`, requestBody: { ...saved, amount: 400 } },
    ]);

    await page.getByRole('button', { name: MORE }).first().click();
    await page.getByRole('menuitem', { name: t('policies:delete') }).click();
    const question = page.getByRole('alertdialog', { name: t('policies:confirm.question') });
    await question.getByRole('button', { name: t('policies:confirm.cancel') }).click();
    // The page of a vehicle leads to the same question.
    await page.goto(`/vehicles/${policies[0]!.vehicle_ids[0]}?tab=policies`);
    await page.getByRole('link', { name: new RegExp(`^${t('policies:delete')}: .*\\$400\\.00`) }).click();
    await expect(question).toContainText('$400.00');
    await question.getByRole('button', { name: t('policies:confirm.confirm') }).click();
    await expect(toast(page, 'policy deleted')).toBeVisible();
    await expect(cards(page)).toHaveCount(policies.length - 1);
    await toast(page, 'policy deleted')
      .getByRole('button', { name: t('policies:undo') })
      .click();
    await expect(toast(page, t('policies:restored'))).toBeVisible();
    await expect(cards(page)).toHaveCount(policies.length);
    expect((await mock.calls('deletePolicy')).map(({ path }) => path)).toEqual([`/api/v4/policies/${policies[0]!.id}`]);
    const [restored] = await mock.answers('createPolicy');
    const { id, ...values } = { ...policies[0]!, amount: 400 };
    expect(restored).toMatchObject(values);
    expect(restored!.id).not.toBe(id);
  });
});

test.describe('someone else changes the same policy', () => {
  test.use({ scenario: 'policies/changed-by-another' });

  test('both versions are there to choose from, before anything is saved', async ({ page, mock }) => {
    await opened(page, mock);
    await page
      .getByRole('button', { name: new RegExp(`^${t('policies:edit')}: `) })
      .first()
      .click();
    await amountOf(page).fill('400');
    await save(page).click();
    const conflict = formOf(page)
      .getByRole('alert')
      .filter({ hasText: t('common:record.changedTitle') });
    await expect(conflict).toContainText('$350.00');
    expect(await mock.calls('updatePolicy')).toEqual([]);
    await conflict.getByRole('button', { name: t('common:form.conflict.keepMine') }).click();
    await expect(toast(page, 'policy updated')).toBeVisible();
    await expect(cards(page).first()).toContainText('$400.00');
  });
});

test.describe('someone else deletes the same policy', () => {
  test.use({ scenario: 'policies/deleted-by-another' });

  test('what was typed is kept, and can be saved as a new policy', async ({ page, mock }) => {
    const { policies } = await opened(page, mock);
    await page
      .getByRole('button', { name: new RegExp(`^${t('policies:edit')}: `) })
      .first()
      .click();
    await amountOf(page).fill('400');
    await save(page).click();
    const gone = formOf(page)
      .getByRole('alert')
      .filter({ hasText: t('common:record.goneTitle') });
    const asNew = gone.getByRole('button', { name: t('common:record.saveAsNew') });
    await expect(asNew).toBeFocused();
    await expect(amountOf(page)).toHaveValue('400.00');
    await asNew.click();
    await expect(toast(page, 'policy created')).toBeVisible();
    await expect(cards(page)).toHaveCount(policies.length);
    await expect(formOf(page)).toHaveCount(0);
    expect(await mock.calls('updatePolicy')).toEqual([]);
  });
});

test.describe('a save whose page is left', () => {
  test.use({ scenario: 'policies/refused-once' });

  test('asks nothing, and the next page says how it ended: refused, and kept; then saved', async ({ page, mock }) => {
    const { people, policies } = await opened(page, mock);
    const saveAndLeave = async () => {
      await mock.setFaults([{ kind: 'hold', operation: 'createPolicy' }]);
      await save(page).click();
      await expect(save(page)).toHaveAttribute('data-pending', 'true');
      await page.getByRole('tab', { name: t('settings:tabs.users') }).click();
      await expect(page.getByRole('tab', { name: t('settings:tabs.users') })).toHaveAttribute('aria-selected', 'true');
      await mock.setFaults([]);
    };
    await add(page).click();
    await addApprover(page, personIn(people, 1));
    await amountOf(page).fill('80');
    await saveAndLeave();
    await expect(toast(page, t('common:form.notSaved', { what: t('policies:what') }))).toBeVisible();

    await page.getByRole('tab', { name: t('settings:tabs.policies') }).click();
    await expect(amountOf(page)).toHaveValue('80.00');
    await saveAndLeave();
    await expect(toast(page, 'policy created')).toBeVisible();
    await page.getByRole('tab', { name: t('settings:tabs.policies') }).click();
    await expect(cards(page)).toHaveCount(policies.length + 1);
    await expect(formOf(page)).toHaveCount(0);
  });
});
