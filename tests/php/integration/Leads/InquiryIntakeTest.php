<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Leads;

use Coleman\Api\Leads\LeadEvent;
use Coleman\Api\Leads\LeadForms;
use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Leads\LeadRoute;
use Coleman\Api\Leads\LeadSubject;
use Coleman\Api\Mail\RecipientSettings;

/** Inquiries of every kind: whatever is asked about what, it is kept, and comes to those who answer it. */
final class InquiryIntakeTest extends LeadTestCase
{
    /** What a form of any kind takes. */
    private const WHOLE = ['zip' => ''] + self::MACHINE + self::DETAILS;

    /** What a trade-in asks beside. */
    private const MACHINE = ['make' => 'Kubota', 'model' => 'L3901', 'modelYear' => '2019', 'hours' => '1,250', 'serial' => 'KBU-1', 'condition' => 'good'];

    private const UNKNOWN = 999_999_999;

    private bool $isTheSame = false;

    protected function setUp(): void
    {
        parent::setUp();
        $this->unlimited();
        // Every department of every branch has its own mailbox.
        update_option(RecipientSettings::OPTION, array_combine(RecipientSettings::DESKS, array_map(
            static fn (string $desk): array => ['default' => "{$desk}@example.com", '2' => "{$desk}-2@example.com"],
            RecipientSettings::DESKS,
        )));
    }

    /** @return array<string, array{string, int}> things that there are, and some that there are not */
    private function things(): array
    {
        $id = fn (string $sql): int => (int) $this->modules()->foundation->connection()->value($sql);

        return [
            'nothing' => ['', 0],
            'used' => [LeadSubject::MACHINE, $this->used()->id],
            'sold' => [LeadSubject::MACHINE, $this->used(true)->id],
            'new' => [LeadSubject::MACHINE, $id("SELECT MIN(id) FROM {machines} WHERE machine_condition = 'new'")],
            'attachment' => [LeadSubject::ATTACHMENT, $id('SELECT MIN(id) FROM {attachments}')],
            'part' => [LeadSubject::PART, $id('SELECT MIN(id) FROM {parts}')],
            'rental' => [LeadSubject::RENTAL, $id('SELECT MIN(id) FROM {rental_classes}')],
            'branch' => [LeadSubject::BRANCH, 2],
            'person' => [LeadSubject::PERSON, $id('SELECT MIN(id) FROM {salesmen}')],
            'gone machine' => [LeadSubject::MACHINE, self::UNKNOWN],
            'gone part' => [LeadSubject::PART, self::UNKNOWN],
            'placeholder' => [LeadSubject::PART, 714940],
            'gone branch' => [LeadSubject::BRANCH, self::UNKNOWN],
            'gone person' => [LeadSubject::PERSON, self::UNKNOWN],
        ];
    }

    /** Which things each kind may be about. */
    private static function mayBeAbout(LeadKind $kind): array
    {
        $all = ['nothing', 'used', 'sold', 'new', 'attachment', 'part', 'rental', 'branch', 'person'];

        return match ($kind) {
            LeadKind::Used => ['nothing', 'used', 'sold'],
            LeadKind::New => ['nothing', 'new'],
            LeadKind::Attachment => ['nothing', 'attachment'],
            LeadKind::Part => ['nothing', 'part'],
            LeadKind::Rental => ['nothing', 'rental'],
            LeadKind::Careers => ['nothing'],
            LeadKind::Service, LeadKind::Financing, LeadKind::TradeIn, LeadKind::Contact => $all,
        };
    }

    public function testEveryKindAboutAnythingIsKept(): void
    {
        foreach (LeadKind::cases() as $kind) {
            foreach ($this->things() as $name => [$about, $id]) {
                $case = "{$kind->value} about {$name}";
                $answer = $this->inquire($kind, $about, $id, self::WHOLE);
                self::assertSame(200, $answer->get_status(), $case);
                $lead = $this->lead();
                $fits = in_array($name, self::mayBeAbout($kind), true);
                self::assertSame($fits ? $kind : LeadKind::Contact, $lead->kind, $case);
                self::assertSame($lead->kind->value, $this->body($answer)['results']['kind'], $case);
                self::assertSame($fits ? [$about, $id] : ['', 0], [$lead->aboutKind, $lead->aboutId], $case);
                self::assertSame($fits && 'nothing' !== $name, '' !== $lead->title, $case);
                self::assertSame('sold' === $name && $fits, $lead->wasSold, $case);
                self::assertSame($fits && LeadSubject::MACHINE === $about ? $id : 0, $lead->machineId(), $case);
                $notes = array_filter($this->modules()->leads->repository()->events($lead->id), static fn (LeadEvent $event): bool => LeadEvent::NOTE === $event->kind);
                self::assertCount($fits ? 0 : 1, $notes, $case);
                ['lead-desk' => $staff] = $this->mails();
                self::assertSame(!$fits, '' !== $staff['payload']['note'], $case);
                $letter = $this->modules()->mail->templates()->write('lead-desk', $staff['payload']);
                self::assertStringNotContainsString('the  (', $letter->subject ?? '', $case);
                self::assertStringNotContainsString(self::DETAILS['firstName'], $letter->subject ?? '', $case);
            }
        }
    }

    public function testItGoesToTheBranchThenTheZipCodeThenTheDepartmentThenTheDealer(): void
    {
        foreach (LeadKind::cases() as $kind) {
            $desk = $kind->desk();
            $this->inquire($kind, '', 0, self::MACHINE + self::DETAILS, 2);
            self::assertSame([LeadRoute::BY_BRANCH, 2, "{$desk}-2@example.com"], $this->route(), $kind->value);
            $this->inquire($kind, '', 0, self::MACHINE + self::DETAILS);
            self::assertSame([LeadRoute::BY_ZIP, 'wade.kessler@colemanequipment.example'], [$this->route()[0], $this->route()[2]], $kind->value);
            $this->inquire($kind, '', 0, self::WHOLE);
            self::assertSame([LeadRoute::BY_DEPARTMENT, 0, "{$desk}@example.com"], $this->route(), $kind->value);
        }
        // A machine has its own branch, which nobody has chosen.
        $this->inquire(LeadKind::New, ...$this->things()['new'], details: self::WHOLE);
        self::assertSame(LeadRoute::BY_BRANCH, $this->route()[0]);
        self::assertStringContainsString('by the branch that has the machine', (string) wp_json_encode($this->modules()->mail->templates()->write('lead-desk', $this->mails()['lead-desk']['payload'])->pieces ?? []));
        // A branch that there is not is none.
        $this->inquire(LeadKind::Service, '', 0, self::WHOLE, 99);
        self::assertSame([LeadRoute::BY_DEPARTMENT, 0, 'service@example.com'], $this->route());
        update_option(RecipientSettings::OPTION, []);
        foreach (LeadKind::cases() as $kind) {
            $this->inquire($kind, '', 0, self::WHOLE);
            self::assertSame([LeadRoute::BY_DEFAULT, 0, get_option('admin_email')], $this->route(), $kind->value);
        }
    }

    public function testWhoWritesToABranchOrAPersonIsAnsweredThere(): void
    {
        $team = $this->modules()->branches->salesmen()->all();
        foreach ($team as $person) {
            // A ZIP code and a branch that was chosen change nothing: the visitor has said who is meant.
            $this->inquire(LeadKind::Contact, LeadSubject::PERSON, $person->id, self::DETAILS, 2);
            self::assertSame([LeadRoute::BY_PERSON, $person->locationId, $person->email], $this->route(), $person->name);
            self::assertSame($person->id, $this->lead()->salesmanId);
        }
        foreach ($this->modules()->branches->locations()->all() as $branch) {
            $this->inquire(LeadKind::Contact, LeadSubject::BRANCH, $branch->id, self::DETAILS);
            self::assertSame([LeadRoute::BY_BRANCH, $branch->id], array_slice($this->route(), 0, 2), $branch->city);
        }
        // Who cannot be written to is answered for by the branch.
        $connection = $this->modules()->foundation->connection();
        $connection->execute("UPDATE {salesmen} SET email = '' WHERE id = %d", [$team[0]->id]);
        $this->inquire(LeadKind::Contact, LeadSubject::PERSON, $team[0]->id, self::WHOLE);
        self::assertSame([LeadRoute::BY_BRANCH, $team[0]->locationId], array_slice($this->route(), 0, 2));
        $connection->execute('UPDATE {salesmen} SET email = %s WHERE id = %d', [$team[0]->email, $team[0]->id]);
    }

    public function testTheLetterToAPersonIsNotAboutTheirName(): void
    {
        $person = $this->modules()->branches->salesmen()->all()[0];
        $this->inquire(LeadKind::Contact, LeadSubject::PERSON, $person->id, self::WHOLE);
        ['lead-desk' => $staff, 'lead-copy' => $copy] = $this->mails();
        $letter = $this->modules()->mail->templates()->write('lead-desk', $staff['payload']);
        self::assertStringNotContainsString($person->name, $letter->subject ?? '');
        self::assertStringContainsString('because the customer wrote to you', (string) wp_json_encode($letter->pieces ?? []));
        $letter = $this->modules()->mail->templates()->write('lead-copy', $copy['payload']);
        self::assertSame('Your inquiry', $letter->subject ?? '');
    }

    public function testWhoLeavesAPhoneNumberOnlyGetsNoMail(): void
    {
        $this->inquire(LeadKind::Service, '', 0, ['email' => ''] + self::WHOLE);
        self::assertSame(['lead-desk'], array_keys($this->mails()));
        self::assertSame('', $this->mails()['lead-desk']['reply_to']);
        $this->inquire(LeadKind::Contact, '', 0, ['email' => '', 'phone' => '816-555-0199'] + self::WHOLE);
        $list = $this->body($this->atTheDesk('GET', '/desk/leads/' . $this->lead()->id));
        self::assertSame([], $list['results']['related'], 'two who left no address are not the same person');
        $answer = $this->atTheDesk('POST', sprintf('/desk/leads/%d/answer', $this->lead()->id), ['version' => $this->lead()->version, 'text' => 'Hello']);
        self::assertSame([409, 'coleman_lead_no_email'], [$answer->get_status(), $this->body($answer)['code']]);
    }

    public function testTheCopyHoldsNothingThatWasTyped(): void
    {
        foreach (LeadKind::cases() as $number => $kind) {
            $this->inquire($kind, '', 0, ['email' => "ann{$number}@example.com"] + self::WHOLE);
            $copy = $this->mails()['lead-copy'];
            $letter = $this->modules()->mail->templates()->write('lead-copy', $copy['payload']);
            $text = ($letter->subject ?? '') . wp_json_encode($letter->pieces ?? []);
            self::assertStringContainsString($this->lead()->reference, $text);
            foreach (['Ann', 'Farmer', 'bucket', '816-555-0100', 'Main St'] as $typed) {
                self::assertStringNotContainsString($typed, $text, $kind->value);
            }
        }
    }

    public function testWhatIsMissingIsNamedAndNothingIsKept(): void
    {
        foreach (LeadKind::cases() as $kind) {
            $answer = $this->inquire($kind, '', 0, []);
            self::assertSame(400, $answer->get_status());
            $expected = match ($kind) {
                LeadKind::Used => ['firstName', 'lastName', 'email', 'city', 'state'],
                LeadKind::TradeIn => ['firstName', 'lastName', 'email', 'make', 'model', 'modelYear', 'hours', 'condition', 'comments'],
                default => ['firstName', 'lastName', 'email', 'comments'],
            };
            self::assertSame($expected, array_keys($this->body($answer)['data']['params']), $kind->value);
        }
        foreach ([['kind' => 'gift'], ['kind' => 'used ', 'about' => []], ['about' => ['kind' => 'user', 'id' => 1]], ['about' => ['kind' => 'part', 'id' => '1e3']], ['branch' => '-1']] as $wrong) {
            self::assertSame(400, $this->call('POST', '/inquiries', $wrong + ['kind' => 'contact', 'details' => self::WHOLE])->get_status(), (string) wp_json_encode($wrong));
        }
        self::assertSame([0, 0], [$this->rows('leads'), $this->rows('outbox')]);
    }

    public function testWhatATradeInIsComesToStaffAndGoesWithThePerson(): void
    {
        $this->inquire(LeadKind::TradeIn, '', 0, self::WHOLE);
        $lead = $this->lead();
        $expected = [['Make', 'Kubota'], ['Model', 'L3901'], ['Year', '2019'], ['Hours', '1,250'], ['Serial number', 'KBU-1'], ['Condition', 'Good']];
        $shown = $this->body($this->atTheDesk('GET', '/desk/leads/' . $lead->id))['results'];
        self::assertSame($expected, array_map(static fn (array $one): array => [$one['label'], $one['value']], $shown['details']));
        $letter = $this->modules()->mail->templates()->write('lead-desk', $this->mails()['lead-desk']['payload']);
        self::assertStringContainsString('L3901', (string) wp_json_encode($letter->pieces ?? []));
        $copy = $this->modules()->mail->templates()->write('lead-copy', $this->mails()['lead-copy']['payload']);
        self::assertStringNotContainsString('L3901', (string) wp_json_encode($copy->pieces ?? []));
        $person = new \Coleman\Api\Privacy\Person($lead->inquiry->email, 0);
        self::assertStringContainsString('KBU-1', (string) wp_json_encode($this->modules()->leads->personalData()->export($person, 1)));
        $this->modules()->leads->personalData()->erase($person);
        self::assertSame([], $this->modules()->leads->repository()->byId($lead->id)?->inquiry->details->values);
    }

    public function testSumsOfMoneyAreKeptInCents(): void
    {
        $this->inquire(LeadKind::Financing, '', 0, ['amount' => '$45,000.5', 'downPayment' => '5000', 'applicant' => 'business', 'timeInBusiness' => '2-5', 'callback' => 'After 4 pm'] + self::WHOLE);
        self::assertSame(['applicant' => 'business', 'amount' => 4_500_050, 'downPayment' => 500_000, 'timeInBusiness' => '2-5', 'callback' => 'After 4 pm'], $this->lead()->inquiry->details->values);
        $this->inquire(LeadKind::Contact, '', 0, ['amount' => '45000', 'ssn' => '1'] + self::WHOLE);
        self::assertSame([], $this->lead()->inquiry->details->values, 'a form keeps what it asks for');
        foreach ([['amount' => '45k'], ['applicant' => 'dog'], ['callback' => str_repeat('x', 121)], ['downPayment' => '-1']] as $wrong) {
            $answer = $this->inquire(LeadKind::Financing, '', 0, $wrong + self::WHOLE);
            self::assertSame([400, array_keys($wrong)], [$answer->get_status(), array_keys($this->body($answer)['data']['params'] ?? [])]);
        }
    }

    public function testWhatIsSentTwiceIsOne(): void
    {
        $this->isTheSame = true;
        foreach ([[], ['Idempotency-Key' => str_repeat('a', 32)]] as $headers) {
            $first = $this->inquire(LeadKind::Contact, '', 0, ['comments' => $headers ? 'One' : 'Two'] + self::WHOLE, 0, $headers);
            $second = $this->inquire(LeadKind::Contact, '', 0, ['comments' => $headers ? 'One' : 'Two'] + self::WHOLE, 0, $headers);
            self::assertSame($this->body($first), $this->body($second));
        }
        self::assertSame(2, $this->rows('leads'));
    }

    public function testLimitsAreCountedByAddressElseByNumber(): void
    {
        $this->limit(['forms' => [0, 1], 'forms_unverified' => [0, 1], 'writes' => [0, 1], 'writes_network' => [0, 1], 'forms_email' => [1, 600]]);
        $phone = static fn (int $number): array => ['email' => '', 'phone' => "816-555-01{$number}", 'comments' => uniqid()] + self::WHOLE;
        $this->inOneMoment(function () use ($phone): void {
            self::assertSame(200, $this->inquire(LeadKind::Contact, '', 0, $phone(10))->get_status());
            self::assertSame(429, $this->inquire(LeadKind::Service, '', 0, $phone(10))->get_status());
            self::assertSame(200, $this->inquire(LeadKind::Contact, '', 0, $phone(11))->get_status());
        });
    }

    public function testTheFormLeadsBackToItsPage(): void
    {
        $forms = $this->forms();
        $fields = ['kind' => 'service', 'form_id' => 'inquiry-3', 'coleman_action' => 'inquiry'] + self::WHOLE;
        self::assertSame('/?sent=inquiry-3#inquiry-3', $forms->all()['inquiry']($fields));
        self::assertSame(LeadKind::Service, $this->lead()->kind);
        self::assertSame('/?sent=inquiry-1#inquiry-1', $forms->all()['inquiry'](['form_id' => 'x" onload', 'kind' => 'none', 'comments' => 'Other'] + $fields));
        self::assertSame(LeadKind::Contact, $this->lead()->kind);
    }

    public function testTheDeskShowsTheKindAndTheThing(): void
    {
        foreach ($this->things() as $name => [$about, $id]) {
            $this->inquire(LeadKind::Financing, $about, $id, self::WHOLE);
            $lead = $this->lead();
            $shown = $this->body($this->atTheDesk('GET', '/desk/leads/' . $lead->id))['results'];
            self::assertSame([$lead->kind->value, $lead->kind->label()], [$shown['kind'], $shown['kind_label']]);
            self::assertSame('' === $lead->aboutKind ? null : $lead->title, $shown['subject']['title'] ?? null, $name);
        }
        $found = $this->body($this->atTheDesk('GET', '/desk/leads', ['view' => 'all', 'kind' => 'financing', 'per_page' => '100']))['results'];
        self::assertNotEmpty($found);
        self::assertSame(['financing'], array_values(array_unique(array_column($found, 'kind'))));
    }

    /**
     * @param array<string, mixed> $details
     * @param array<string, string> $headers
     */
    private function inquire(LeadKind $kind, string $about, int $id, array $details, int $branch = 0, array $headers = []): \WP_REST_Response
    {
        if ([] !== $details && !$this->isTheSame) {
            // What is the same again is the same inquiry.
            $details = ['comments' => self::DETAILS['comments'] . ' ' . uniqid()] + $details;
        }

        return $this->call('POST', '/inquiries', [
            'kind' => $kind->value,
            ...('' === $about ? [] : ['about' => ['kind' => $about, 'id' => (string) $id]]),
            'branch' => (string) $branch,
            'details' => $details,
        ], $headers);
    }

    /** @return array{string, int, string} how the last one came to whom */
    private function route(): array
    {
        $lead = $this->lead();

        return [$lead->routedBy, $lead->locationId, $this->mails()['lead-desk']['recipient']];
    }

    private function forms(): LeadForms
    {
        return new LeadForms($this->modules()->leads->intake(), $this->modules()->leads->pictureForm(), $this->modules()->pages->router());
    }

    /** @param array<string, mixed> $parameters */
    private function atTheDesk(string $method, string $path, array $parameters = []): \WP_REST_Response
    {
        $before = get_current_user_id();
        wp_set_current_user(1);
        try {
            return $this->call($method, $path, $parameters);
        } finally {
            wp_set_current_user($before);
        }
    }
}
