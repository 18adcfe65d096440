<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Leads;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Leads\Inquiry;
use Coleman\Api\Leads\LeadEvent;
use Coleman\Api\Leads\LeadForms;
use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Leads\LeadStatus;
use Coleman\Api\Leads\LeadSubject;
use Coleman\Api\Leads\NewLead;

/** The used machine's form: what is kept of an inquiry, what is said, and who is written to. */
final class LeadIntakeTest extends LeadTestCase
{
    private const THANKS = 'Thank you. Your E-mail has been sent to one of our sales people. You will be contacted within 1 business day. If you have urgent questions please feel free to call us at %s.';

    public function testAnInquiryIsKeptWithItsHistoryAndItsMails(): void
    {
        $machine = $this->used();
        $phone = $this->modules()->branches->locations()->byId($machine->locationId)->phone ?? '';
        $answer = $this->ask();
        self::assertSame(200, $answer->get_status());
        $lead = $this->lead();
        self::assertSame(
            ['sent' => true, 'leadId' => $lead->id, 'phone' => $phone, 'message' => sprintf(self::THANKS, $phone), 'sold' => false],
            $this->body($answer)['results'],
        );

        self::assertSame([$machine->id, $machine->title(), false], [$lead->machineId(), $lead->title, $lead->wasSold]);
        self::assertSame(array_replace(self::columns(), ['phone' => '816-555-0100']), $lead->inquiry->columns());
        self::assertSame([LeadStatus::New, 0, 0, false, false, 1, null, null], [$lead->status, $lead->ownerId, $lead->customerId, $lead->isVerified, $lead->isTest, $lead->version, $lead->answeredAt, $lead->escalatedAt]);
        self::assertSame([$machine->locationId, 7, 'zip'], [$lead->locationId, $lead->salesmanId, $lead->routedBy]);
        self::assertEquals($lead, $this->modules()->leads->repository()->byReference($lead->reference));
        $events = $this->modules()->leads->repository()->events($lead->id);
        self::assertSame([LeadEvent::RECEIVED, 'guest', ['routed_by' => 'zip', 'salesman_id' => 7]], [$events[0]->kind, $events[0]->actor->kind, $events[0]->detail]);

        ['lead-desk' => $staff, 'lead-copy' => $copy] = $this->mails();
        self::assertSame(['wade.kessler@colemanequipment.example', 'ann@example.com'], [$staff['recipient'], $staff['reply_to']]);
        self::assertSame(['ann@example.com', 'wade.kessler@colemanequipment.example'], [$copy['recipient'], $copy['reply_to']]);
        self::assertSame(admin_url('admin.php?page=coleman-leads&lead=' . $lead->id), $staff['payload']['url']);
        self::assertSame(["lead:{$lead->id}", "lead:{$lead->id}"], [$staff['about'], $copy['about']]);
    }

    public function testWhatTheMailsSay(): void
    {
        $this->ask();
        $lead = $this->lead();
        ['lead-desk' => $staff, 'lead-copy' => $copy] = $this->mails();
        $letter = $this->modules()->mail->templates()->write('lead-desk', $staff['payload']);
        self::assertSame(sprintf('Inquiry about the %s (%s)', $lead->title, $lead->reference), $letter->subject ?? '');
        $text = (string) wp_json_encode($letter->pieces ?? [], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        foreach (['Ann Farmer', '816-555-0100', 'Farmer & Sons', '1 Main St, Smithville, MO 64089', 'I have a trailer.', 'without JavaScript', $this->used()->url()] as $part) {
            self::assertStringContainsString($part, $text);
        }

        $letter = $this->modules()->mail->templates()->write('lead-copy', $copy['payload']);
        $text = ($letter->subject ?? '') . wp_json_encode($letter->pieces ?? []);
        self::assertStringContainsString($lead->reference, $text);
        foreach (['Ann', 'Farmer', 'bucket', '816-555-0100', 'Main St'] as $typed) {
            self::assertStringNotContainsString($typed, $text, 'whoever has typed this address wrote it');
        }
    }

    public function testACustomerWhoIsSignedInReadsWhatTheyWroteEachTime(): void
    {
        $id = wp_insert_user(['user_login' => 'lead-ann', 'user_pass' => 'x', 'user_email' => 'Ann@example.com', 'role' => 'customer']);
        self::assertIsInt($id);
        wp_set_current_user($id);
        try {
            $this->ask();
            $lead = $this->lead();
            self::assertSame([$id, true], [$lead->customerId, $lead->isVerified]);
            self::assertSame('customer', $this->modules()->leads->repository()->events($lead->id)[0]->actor->kind);
            self::assertSame(self::DETAILS['comments'], $this->mails()['lead-copy']['payload']['comments']);
            $this->ask(['comments' => 'And one thing more.']);
            self::assertCount(4, $this->modules()->mail->outbox()->list());
            // From another's address it is a stranger's.
            $this->ask(['email' => 'bob@example.com', 'comments' => 'Buy pills']);
            self::assertSame('', $this->mails()['lead-copy']['payload']['comments']);
        } finally {
            require_once ABSPATH . 'wp-admin/includes/user.php';
            wp_delete_user($id);
        }
    }

    /** @return iterable<string, array{array<string, mixed>, array<string, string>}> */
    public static function faults(): iterable
    {
        $none = array_fill_keys(array_keys(self::DETAILS), '');
        yield 'nothing' => [$none, ['firstName' => 'First Name is required.', 'lastName' => 'Last Name is required.', 'email' => 'Email Address is required.', 'city' => 'City is required.', 'state' => 'State is required.']];
        yield 'spaces' => [['firstName' => "\u{20} \t", 'city' => '  '], ['firstName' => 'First Name is required.', 'city' => 'City is required.']];
        yield 'no address' => [['email' => 'ann@'], ['email' => 'Invalid email address provided.']];
        yield 'two addresses' => [['email' => 'ann@example.com, eve@example.com'], ['email' => 'Invalid email address provided.']];
        yield 'too long' => [['company' => str_repeat('x', 121)], ['company' => 'Enter shorter, plain text.']];
        yield 'comments too long' => [['comments' => str_repeat('é', 4_001)], ['comments' => 'Enter shorter, plain text.']];
        yield 'a list' => [['firstName' => ['Ann']], ['details' => 'details[firstName] is not of type string.']];
        yield 'a line break in a name' => [['lastName' => "Farmer\r\nBcc: eve@example.com"], ['lastName' => 'Enter shorter, plain text.']];
        yield 'a zero byte' => [['comments' => "a\0b"], ['comments' => 'Enter shorter, plain text.']];
        yield 'no UTF-8' => [['comments' => "\xC3\x28"], ['comments' => 'Enter shorter, plain text.']];
    }

    /**
     * @dataProvider faults
     * @param array<string, mixed> $details
     * @param array<string, string> $sentences
     */
    public function testWhatIsWrongIsNamedAndNothingIsKept(array $details, array $sentences): void
    {
        $answer = $this->ask($details);
        self::assertSame(400, $answer->get_status());
        self::assertSame($sentences, $this->body($answer)['data']['params']);
        self::assertSame([0, 0], [$this->rows('leads'), $this->rows('outbox')]);
    }

    public function testWhatIsPastedAlongUnseenIsLeftOut(): void
    {
        $answer = $this->ask(array_map(static fn (string $typed): string => "\u{200B}{$typed}\u{A0}", self::DETAILS));
        self::assertSame(200, $answer->get_status(), (string) wp_json_encode($answer->get_data()));
        self::assertSame(array_replace(self::columns(), ['phone' => '816-555-0100']), $this->lead()->inquiry->columns());
    }

    public function testWhatIsOptionalMayBeMissingAndWhatIsTooMuchIsLeftOut(): void
    {
        $answer = $this->call('POST', '/send-used-equipment-email', [
            'equipmentId' => (string) $this->used()->id,
            'details' => ['firstName' => 'Ann', 'lastName' => 'Farmer', 'email' => 'ann@example.com', 'city' => 'Easton', 'state' => 'KS', 'status' => 'won', 'owner_id' => '1'],
            'is_verified' => '1',
        ]);
        self::assertSame(200, $answer->get_status());
        $lead = $this->lead();
        self::assertSame(['', '', '', ''], [$lead->inquiry->phone, $lead->inquiry->company, $lead->inquiry->zip, $lead->inquiry->comments]);
        self::assertSame([LeadStatus::New, 0, false], [$lead->status, $lead->ownerId, $lead->isVerified]);
    }

    public function testASoldMachineMayBeAskedAboutANewOrUnknownOneNot(): void
    {
        $sold = $this->ask(machine: $this->used(true)->id);
        self::assertTrue($this->body($sold)['results']['sold']);
        self::assertTrue($this->lead()->wasSold);
        self::assertTrue($this->mails()['lead-desk']['payload']['is_sold']);

        $new = (int) $this->modules()->foundation->connection()->value("SELECT MIN(id) FROM {machines} WHERE machine_condition = 'new'");
        foreach ([$new, 999_999_999] as $machine) {
            $answer = $this->ask(machine: $machine);
            self::assertSame([404, 'coleman_equipment_not_found'], [$answer->get_status(), $this->body($answer)['code']]);
        }
        foreach (['x', '1e3', '', '0'] as $machine) {
            self::assertSame(400, $this->call('POST', '/send-used-equipment-email', ['equipmentId' => $machine, 'details' => self::DETAILS])->get_status(), $machine);
        }
        self::assertSame(1, $this->rows('leads'));
    }

    public function testWhatIsSentTwiceIsOne(): void
    {
        $this->limit(['forms' => [1, 600], 'forms_unverified' => [1, 600]]);
        $key = ['Idempotency-Key' => str_repeat('a1', 16)];
        $first = $this->ask(headers: $key);
        $_SERVER['REMOTE_ADDR'] = '192.0.2.7';
        $again = $this->ask(headers: $key);
        self::assertSame($this->body($first), $this->body($again), 'also over another network, and uncounted');
        self::assertSame('true', $again->get_headers()['Idempotency-Replayed'] ?? '');
        self::assertSame(1, $this->rows('leads'));
        self::assertSame(422, $this->ask(['comments' => 'Something else'], headers: $key)->get_status());

        // Without a key the words tell one from another.
        $this->clearLimits();
        $_SERVER['REMOTE_ADDR'] = '127.0.0.1';
        $this->ask(['comments' => 'once']);
        $this->ask(['comments' => 'once']);
        self::assertSame(2, $this->rows('leads'));
        $this->clearLimits();
        self::assertSame(200, $this->ask(['comments' => 'twice'])->get_status());
        self::assertSame(3, $this->rows('leads'));
    }

    public function testOfTwoWhoSawTheSameInquiryOneChangesIt(): void
    {
        $this->ask();
        $seen = $this->lead();
        self::assertTrue($this->modules()->leads->repository()->change($seen, ['status' => LeadStatus::Answered->value, 'owner_id' => 7]));
        self::assertFalse($this->modules()->leads->repository()->change($seen, ['status' => LeadStatus::Lost->value]));
        $now = $this->lead();
        self::assertSame([LeadStatus::Answered, 7, 2], [$now->status, $now->ownerId, $now->version]);
    }

    public function testNothingIsKeptWhereItCouldNotBeKeptWhole(): void
    {
        $leads = $this->modules()->leads->intake();
        try {
            $this->modules()->foundation->transaction()->run(function () use ($leads): never {
                $leads->store(new NewLead(
                    LeadKind::Used,
                    Inquiry::fromFields(self::DETAILS),
                    new LeadSubject(LeadSubject::MACHINE, 1, 'A machine', '', ''),
                    $this->modules()->leads->routing()->route('', 1),
                    0,
                    true,
                ));
                throw new \RuntimeException('The lights go out.');
            });
        } catch (\RuntimeException) {
        }
        self::assertSame([0, 0, 0], [$this->rows('leads'), $this->rows('lead_events'), $this->rows('outbox')]);
    }

    public function testTheFormLeadsBackToItsPage(): void
    {
        $machine = $this->used();
        $form = new LeadForms($this->modules()->leads->intake(), $this->modules()->leads->pictureForm(), $this->modules()->pages->router());
        self::assertInstanceOf(FormActions::class, $form);
        $ask = $form->all()['used-inquiry'];
        self::assertSame("/?asked={$machine->id}#used-equipment-form", $ask(['equipmentId' => (string) $machine->id, 'coleman_action' => 'used-inquiry'] + self::DETAILS));
        self::assertSame(1, $this->rows('leads'));
        foreach ([['equipmentId' => '', 'status' => 404], ['equipmentId' => 'x', 'status' => 400], ['firstName' => '', 'status' => 400]] as $wrong) {
            try {
                $ask(array_map(strval(...), $wrong) + ['equipmentId' => (string) $machine->id] + self::DETAILS);
                self::fail('It took what it must not.');
            } catch (ApiError $refusal) {
                self::assertSame($wrong['status'], $refusal->status);
            }
        }
    }

    /** @return array<string, string> */
    private static function columns(): array
    {
        return array_combine(['first_name', 'last_name', 'email', 'phone', 'company', 'address', 'city', 'region', 'zip', 'comments'], array_values(self::DETAILS)) + ['details' => ''];
    }

    private function clearLimits(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {rate_limits}');
    }
}
