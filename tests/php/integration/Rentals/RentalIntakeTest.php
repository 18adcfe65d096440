<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals;

use Coleman\Api\Demo\DemoRentals;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalEvent;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalRequestPresenter;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\SystemClock;

/** Rental requests as they come in by the call. */
final class RentalIntakeTest extends RentalTestCase
{
    private const KEY = ['Idempotency-Key' => 'a-form-of-pat'];

    protected function tearDown(): void
    {
        unset($_FILES['plan']);
        delete_option('coleman_desks');
        parent::tearDown();
    }

    public function testARequestIsStoredWithItsHistoryItsPriceAndItsMails(): void
    {
        $ids = array_map(intval(...), array_column($this->modules()->foundation->connection()->rows('SELECT id FROM {attachments} WHERE daily_cents > 0 ORDER BY id LIMIT 2'), 'id'));
        $response = $this->call('POST', '/rentals/request', $this->form(['attachment_ids' => $ids, 'rental_purpose' => "Grading.\r\nA driveway."] + $this->span(11)), self::KEY);
        self::assertSame(201, $response->get_status(), (string) wp_json_encode($response->get_data()));
        $results = $this->body($response)['results'];
        self::assertIsArray($results);
        self::assertSame(RentalRequestPresenter::path((string) $results['reference']), $results['Url']);
        self::assertGreaterThan(0, $results['free_units']);

        $request = $this->only();
        self::assertSame([$results['requestId'], $results['reference']], [$request->id, $request->reference]);
        $quote = $this->body($this->call('POST', '/rentals/quote', $this->span(11) + ['equipmentId' => DemoRentals::ROUND_RATES, 'attachments' => $ids]))['results'];
        self::assertIsArray($quote);
        self::assertSame(['hint' => null] + $quote, ['hint' => null] + (array) $results['estimate'], 'the price is that of the quote');
        self::assertSame([$quote['cost_cents'], $quote['total_cents'], 11], [$request->estimate->costCents, $request->estimate->totalCents, $request->days]);
        self::assertSame($ids, array_column($request->attachments, 'id'));
        self::assertSame(['Pat Miller', '913-555-0134', 'KS', 'Easton', "Grading.\nA driveway."], [$request->renter->name, $request->renter->phone, $request->renter->region, $request->renter->city, $request->purpose]);
        self::assertSame($this->modules()->branches->locations()->bySlug('lees-summit')?->id, $request->locationId);
        self::assertFalse($request->isVerified, 'nothing has shown that a person sent it');
        self::assertEquals([['requested', Actor::guest(), ['free_units' => $results['free_units']]]], array_map(
            static fn ($event): array => [$event->kind, $event->actor, $event->data],
            $this->modules()->rentals->requests()->events($request->id),
        ));
        self::assertSame(['rental-desk', 'rental-received'], $this->mailed());
    }

    public function testTheBranchIsReadAsTheFormAndAsTheSignWriteIt(): void
    {
        $expected = $this->modules()->branches->locations()->bySlug('lees-summit')?->id;
        foreach (['Lees Summit', "Lee's Summit", 'Lee’s Summit', 'lees-summit', ' LEES SUMMIT '] as $written) {
            self::assertSame(201, $this->ask(['pickup_location' => $written, 'your_email' => md5($written) . '@example.com'])->get_status(), $written);
            self::assertSame($expected, $this->only()->locationId, $written);
            $this->forget();
        }
        self::assertSame(['pickup_location' => 'Choose one of our branches.'], $this->faults(['pickup_location' => 'Topeka']));
    }

    public function testADeliveryIsLookedAfterByTheBranchNearestToTheJobsite(): void
    {
        foreach (['64081' => 'lees-summit', '66012' => 'bonner-springs', '66020' => 'easton', '64089' => 'smithville'] as $zip => $slug) {
            self::assertSame(201, $this->ask($this->delivery((string) $zip))->get_status());
            $request = $this->only();
            self::assertSame($this->modules()->branches->locations()->bySlug($slug)?->id, $request->locationId, $slug);
            self::assertSame("1 Quarry Road, Belton, MO {$zip}", $request->jobsite?->line());
            $this->forget();
        }
        self::assertSame(201, $this->ask($this->delivery('00000'))->get_status());
        self::assertSame(0, $this->only()->locationId, 'nobody knows where that is');
    }

    public function testWhatIsWrongIsSaidFieldByFieldUnderTheBannerOfTheSpecification(): void
    {
        $response = $this->ask(['your_name' => '', 'your_email' => 'pat@', 'pickup_location' => '', 'start_date' => '2020-01-01', 'attachment_ids' => [999_999]]);
        self::assertSame(400, $response->get_status());
        $body = $this->body($response);
        self::assertSame('One or more errors were found in your form. Please fill in all fields prior to submitting.', $body['message']);
        self::assertIsArray($body['data']);
        self::assertSame([
            'start_date' => 'Please select a future start date',
            'your_name' => 'Name is required.',
            'your_email' => 'Invalid email address provided.',
            'pickup_location' => 'Pickup Location is required.',
            'attachment_ids' => 'One of these attachments isn’t available for rent.',
        ], $body['data']['params']);
        $this->assertNothingWasKept();
    }

    public function testABranchThatIsClosedOnADayRefusesIt(): void
    {
        $connection = $this->modules()->foundation->connection();
        $branch = $this->modules()->branches->locations()->bySlug('lees-summit');
        self::assertNotNull($branch);
        $span = $this->span(3);
        $connection->execute('UPDATE {locations} SET special_hours = %s WHERE id = %d', [(string) wp_json_encode([['date' => $span['return_date'], 'note' => 'Inventory']]), $branch->id]);
        try {
            // The branches are read once a request, and this is another one.
            $fresh = Plugin::modules(new SystemClock())->rentals->intake();
            self::assertSame(201, $fresh->ask($this->form(['pickup_location' => 'Easton'] + $span), '')->status);
            try {
                $fresh->ask($this->form($span), '');
                self::fail('It was not refused.');
            } catch (ApiError $refusal) {
                self::assertSame(['return_date' => 'The branch is closed on this day. Please choose another.'], $refusal->params);
            }
        } finally {
            $connection->execute('UPDATE {locations} SET special_hours = %s WHERE id = %d', [(string) wp_json_encode($branch->specialHours), $branch->id]);
            Plugin::modules(new SystemClock());
        }
    }

    public function testAClassThatIsAllOutIsTakenAndTheAnswerSaysSo(): void
    {
        $connection = $this->modules()->foundation->connection();
        $span = $this->span(3);
        $unit = 0;
        foreach ($connection->rows('SELECT id FROM {rental_units} WHERE class_id = %d', [DemoRentals::ROUND_RATES]) as $row) {
            $connection->insert('rental_days', ['unit_id' => (int) $row['id'], 'day' => $span['start_date'], 'rental_id' => ++$unit]);
        }
        $response = $this->ask($span);
        self::assertSame([201, 0], [$response->get_status(), ((array) $this->body($response)['results'])['free_units']]);
        self::assertStringContainsString('booked', $this->letter('rental-received'));
        self::assertStringContainsString('No unit is available', $this->letter('rental-desk'));
    }

    public function testTheSameFormSentTwiceIsOneRequest(): void
    {
        $form = $this->form();
        $first = $this->call('POST', '/rentals/request', $form, self::KEY);
        $again = $this->call('POST', '/rentals/request', ['altcha' => ''] + $form, self::KEY);
        self::assertSame([201, 201], [$first->get_status(), $again->get_status()]);
        self::assertSame($this->body($first), $this->body($again));
        self::assertSame('true', $again->get_headers()['Idempotency-Replayed'] ?? '');
        self::assertSame([1, 2], [$this->rows('rental_requests'), $this->rows('outbox')]);
        self::assertSame(422, $this->call('POST', '/rentals/request', ['your_name' => 'Another'] + $form, self::KEY)->get_status());

        // Without a key the words themselves tell one from another.
        $this->forget();
        self::assertSame(201, $this->call('POST', '/rentals/request', $form)->get_status());
        self::assertSame(201, $this->call('POST', '/rentals/request', $form)->get_status());
        self::assertSame(1, $this->rows('rental_requests'));
    }

    public function testTheDeskThatIsWrittenToIsTheBranchsAndItsAnswerGoesToTheCustomer(): void
    {
        $branch = $this->modules()->branches->locations()->bySlug('lees-summit');
        update_option('coleman_desks', ['rentals' => [(int) $branch?->id => 'rentals-ls@example.com', 'default' => 'rentals@example.com']]);
        self::assertSame(201, $this->ask(['rental_purpose' => 'Dig a pond.'])->get_status());
        $desk = $this->mail('rental-desk');
        $copy = $this->mail('rental-received');
        self::assertSame(['rentals-ls@example.com', 'pat@example.com'], [$desk['recipient'], $desk['reply_to']]);
        self::assertSame(['pat@example.com', 'rentals-ls@example.com'], [$copy['recipient'], $copy['reply_to']]);
        $letter = $this->letter('rental-desk');
        foreach (['Pat Miller', '913-555-0134', 'Dig a pond.', 'admin.php?page=coleman-rentals&rental=' . $this->only()->id, '250.00'] as $said) {
            self::assertStringContainsString($said, $letter);
        }
        $told = $this->letter('rental-received');
        foreach (['Rental order not finalized until confirmed by a member of the rental staff.', $this->only()->reference, 'verbal confirmation'] as $said) {
            self::assertStringContainsString($said, $told);
        }
        self::assertStringNotContainsString('pond', $told, 'no word of whoever typed the address');
        self::assertStringNotContainsString('Pat', $told);
    }

    public function testACustomerNeedsNoProofAndIsLinked(): void
    {
        $user = wp_insert_user(['user_login' => 'rental-test', 'user_pass' => 'x', 'user_email' => 'renter@example.com', 'role' => 'customer']);
        self::assertIsInt($user);
        try {
            wp_set_current_user($user);
            foreach ([1, 2] as $time) {
                self::assertSame(201, $this->ask($this->delivery('66012') + ['your_email' => 'renter@example.com', 'rental_purpose' => "No. {$time}"])->get_status());
            }
            $requests = $this->all();
            self::assertSame([[$user, true], [$user, true]], array_map(static fn (RentalRequest $request): array => [$request->renter->customerId, $request->isVerified], $requests));
            self::assertSame(['rental-desk', 'rental-desk', 'rental-received', 'rental-received'], $this->mailed(), 'their own address gets a copy of each');
            self::assertStringContainsString('1 Quarry Road', $this->letter('rental-received'));
        } finally {
            require_once ABSPATH . 'wp-admin/includes/user.php';
            wp_delete_user($user);
        }
    }

    public function testTheHistorySaysWhereAnUnconfirmedAddressGotNoCopy(): void
    {
        foreach ([1, 2] as $time) {
            self::assertSame(201, $this->ask(['rental_purpose' => "No. {$time}"])->get_status());
        }
        self::assertSame(['rental-desk', 'rental-desk', 'rental-received'], $this->mailed(), 'one copy a day');
        $notes = [];
        foreach ($this->all() as $request) {
            foreach ($this->modules()->rentals->requests()->events($request->id) as $event) {
                $notes[$request->purpose][] = RentalEvent::NOTE === $event->kind ? [$event->actor, $event->note] : $event->kind;
            }
        }
        self::assertEquals(['No. 1' => ['requested'], 'No. 2' => ['requested', [Actor::system(), 'No email was sent: the address is not confirmed and already got an email about a request today.']]], $notes);
    }

    public function testAProofThatIsWrongIsRefusedAndNoneIsNot(): void
    {
        self::assertSame([403, 403], [$this->ask([BotCheck::PROOF => 'bogus'])->get_status(), $this->ask([BotCheck::HONEYPOT => 'https://spam.example'])->get_status()]);
        $this->assertNothingWasKept();
        self::assertSame(201, $this->ask()->get_status());
    }

    public function testFilesAreRefused(): void
    {
        $_FILES['plan'] = ['name' => 'plan.php', 'type' => 'image/png', 'tmp_name' => '/tmp/x', 'error' => 0, 'size' => 1];
        self::assertSame(['plan' => 'You can’t send files with this form.'], $this->faults());
        $this->assertNothingWasKept();
    }

    public function testAMachineThatIsNotForRentIsMissing(): void
    {
        self::assertSame(404, $this->ask(['equipmentId' => 99_999])->get_status());
        self::assertSame(400, $this->ask(['equipmentId' => 'x'])->get_status());
    }

    /** @param array<string, mixed> $with */
    private function ask(array $with = []): \WP_REST_Response
    {
        return $this->call('POST', '/rentals/request', $this->form($with));
    }

    /**
     * @param array<string, mixed> $with
     * @return array<string, string>
     */
    private function faults(array $with = []): array
    {
        $response = $this->ask($with);
        self::assertSame(400, $response->get_status());
        $data = $this->body($response)['data'];
        self::assertIsArray($data);
        self::assertIsArray($data['params']);

        return array_map(strval(...), $data['params']);
    }

    private function assertNothingWasKept(): void
    {
        self::assertSame([0, 0, 0], [$this->rows('rental_requests'), $this->rows('rental_events'), $this->rows('outbox')]);
    }

    private function forget(): void
    {
        foreach (['rental_requests', 'rental_events', 'outbox', 'rate_limits', 'idempotency_keys'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }

    /** @return array{recipient: string, reply_to: string, payload: array<string, mixed>} */
    private function mail(string $kind): array
    {
        foreach ($this->modules()->mail->outbox()->list() as $mail) {
            if ($kind === $mail['kind']) {
                return $mail;
            }
        }
        self::fail("No mail $kind.");
    }

    private function letter(string $kind): string
    {
        return $this->modules()->mail->preview()->render($kind, $this->mail($kind)['payload'])['text'] ?? '';
    }
}
