<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

use Coleman\Api\Http\Limits;
use Coleman\Api\Rentals\RentalReader;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Tests\Integration\Rentals\RentalTestCase;

/** What visitors try on the rental form. */
final class RentalRisksTest extends RentalTestCase
{
    use SoundMails;

    private const OFF = ['writes' => [0, 1], 'writes_network' => [0, 1], 'forms' => [0, 1], 'forms_unverified' => [0, 1], 'forms_email' => [0, 1], 'unverified' => [0, 1]];

    protected function setUp(): void
    {
        parent::setUp();
        update_option(Limits::OPTION, self::OFF);
    }

    protected function tearDown(): void
    {
        delete_option(Limits::OPTION);
        parent::tearDown();
    }

    /** Client price: whatever the browser says of days, cost and deposit, none of it is believed. */
    public function testClientPrice(): void
    {
        $claims = [...RentalReader::CLAIMED, 'deposit', 'deposit_cents', 'cost_cents', 'total_cents', 'insurance_cents', 'rates', 'blocks', 'is_priced', 'quote_cents', 'state', 'unit_id', 'customer_id', 'is_verified', 'is_test', 'version', 'reference'];
        $values = ['0', '-1', '0.01', '1e-9', '$1.00', '999999999', '1 day', '[]', 'null', '<b>1</b>', "1' OR 1=1", ''];
        $quote = $this->body($this->call('POST', '/rentals/quote', $this->span(11) + ['equipmentId' => $this->machine()->id]))['results'];
        self::assertIsArray($quote);
        $number = 0;
        foreach ($claims as $claim) {
            foreach ($values as $value) {
                $body = $this->form([$claim => $value, 'estimated_cost' => $value, 'your_name' => 'Renter ' . ++$number] + $this->span(11));
                self::assertSame(201, $this->call('POST', '/rentals/request', $body)->get_status(), "{$claim} = {$value}");
            }
        }
        self::assertGreaterThan(250, $number);
        $believed = array_filter($this->all(), static fn (RentalRequest $request): bool => [11, $quote['cost_cents'], $quote['insurance_cents'], $quote['deposit_cents'], $quote['total_cents'], null, 0, false]
            !== [$request->days, $request->estimate->costCents, $request->estimate->insuranceCents, $request->estimate->depositCents, $request->estimate->totalCents, $request->unitId, $request->renter->customerId, $request->isTest]);
        self::assertSame([], $believed);
        $kept = array_filter($this->all(), static fn (RentalRequest $request): bool => '$1.00' === ($request->claimed['estimated_cost'] ?? ''));
        self::assertNotSame([], $kept, 'but it is kept as evidence');
    }

    /** Flood: exactly so many are taken, then 429; what was mistyped is not counted. */
    public function testFlood(): void
    {
        update_option(Limits::OPTION, array_diff_key(self::OFF, ['forms' => 0]));
        self::assertSame(400, $this->ask(['your_city' => ''])->get_status());
        $statuses = $this->inOneMoment(fn (): array => array_map(fn (int $number): int => $this->ask(['rental_purpose' => "No. {$number}"])->get_status(), range(1, 8)));
        self::assertSame([201, 201, 201, 201, 201, 429, 429, 429], $statuses);
        self::assertSame(5, $this->rows('rental_requests'));
        // Beside each request's own event four tell that the address had its copy of the day.
        $kinds = array_count_values(array_map(strval(...), array_column($this->modules()->foundation->connection()->rows('SELECT kind FROM {rental_events}'), 'kind')));
        self::assertEquals(['requested' => 5, 'note' => 4], $kinds);
        $_SERVER['REMOTE_ADDR'] = '198.51.100.9';
        self::assertSame(201, $this->ask(['rental_purpose' => 'from elsewhere'])->get_status());
    }

    /** Without proof of a person it is taken, marked, and limited more tightly. */
    public function testPrograms(): void
    {
        update_option(Limits::OPTION, array_diff_key(self::OFF, ['forms_unverified' => 0]));
        $statuses = $this->inOneMoment(fn (): array => array_map(fn (int $number): int => $this->ask(['rental_purpose' => "No. {$number}"])->get_status(), range(1, 4)));
        self::assertSame([201, 201, 201, 429], $statuses);
        self::assertSame([false, false, false], array_column($this->all(), 'isVerified'));
    }

    /** Mail bombing: whoever types another's address brings them one mail a day, without a word of their own. */
    public function testMailBombing(): void
    {
        update_option(Limits::OPTION, array_diff_key(self::OFF, ['forms_email' => 0]));
        $bait = 'https://pills.example';
        $statuses = [];
        for ($number = 1; $number <= 23; $number++) {
            $_SERVER['REMOTE_ADDR'] = "198.51.100.{$number}";
            $statuses[] = $this->ask(['jobsite_street' => $bait, 'jobsite_street_city' => $bait, 'your_email' => 0 === $number % 2 ? 'victim@example.com' : 'Victim@Example.com', 'your_name' => $bait, 'your_city' => $bait, 'rental_purpose' => "{$bait} {$number}", 'image_url' => $bait, 'attachments' => $bait] + $this->delivery('66012'))->get_status();
        }
        self::assertSame([...array_fill(0, 20, 201), 429, 429, 429], $statuses);
        $copies = array_values(array_filter($this->modules()->mail->outbox()->list(), static fn (array $mail): bool => 0 === strcasecmp($mail['recipient'], 'victim@example.com')));
        self::assertCount(1, $copies);
        $letter = $this->modules()->mail->templates()->write($copies[0]['kind'], $copies[0]['payload']);
        self::assertNotNull($letter);
        self::assertStringNotContainsStringIgnoringCase('pills', $letter->subject . wp_json_encode($letter->pieces));
        self::assertSame(20, $this->rows('rental_requests'), 'staff have each of them');
        self::assertCount(20, array_filter($this->modules()->mail->outbox()->list(), static fn (array $mail): bool => 'rental-desk' === $mail['kind']));
    }

    /** Mail header injection: whatever is typed into a field, each mail goes to whom it is meant for. */
    public function testHeaderInjection(): void
    {
        $fields = ['your_name', 'your_email', 'phone_number', 'your_city', 'jobsite_street', 'jobsite_street_city', 'rental_purpose', 'image_url', 'attachments', 'pickup_delivery_address'];
        $sent = 0;
        foreach (Corpora::headers() as $index => $text) {
            foreach ([$fields[$index % count($fields)], $fields[($index + 3) % count($fields)]] as $field) {
                $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');
                $status = $this->ask([$field => $text] + $this->delivery('66012'))->get_status();
                self::assertContains($status, [201, 400], "{$field}: {$text}");
                if (400 === $status) {
                    self::assertSame(0, $this->rows('outbox'));
                } else {
                    $sent += $this->assertMailsAreSound($field, $text);
                }
            }
        }
        self::assertGreaterThan(100, $sent);
    }

    /** SSRF: the address of a picture is never fetched, and the page shows the machine's own. */
    public function testPictureOfTheBrowser(): void
    {
        $asked = [];
        $watch = static function (mixed $answer, mixed $arguments, string $url) use (&$asked): \WP_Error {
            $asked[] = $url;

            return new \WP_Error('watched', 'No.');
        };
        add_filter('pre_http_request', $watch, 10, 3);
        foreach (['http://127.0.0.1/x.png', 'http://169.254.169.254/latest', 'file:///etc/passwd', '//[::1]/x'] as $number => $url) {
            self::assertSame(201, $this->ask(['image_url' => $url, 'rental_purpose' => (string) $number])->get_status());
        }
        remove_filter('pre_http_request', $watch);
        self::assertSame([], $asked);
        foreach ($this->all() as $request) {
            self::assertStringNotContainsString((string) $request->claimed['image_url'], (string) wp_json_encode($this->modules()->rentals->confirmation()->build($request), JSON_UNESCAPED_SLASHES));
        }
    }

    /** A text that takes long to be looked at is not looked at for long. */
    public function testLongTexts(): void
    {
        foreach (['+', ' ', '1', '(', '-', 'a@', '.', "\u{0301}", '2031-'] as $piece) {
            foreach (['phone_number', 'your_email', 'your_zip', 'start_date', 'pickup_location', 'attachments', 'rental_purpose'] as $field) {
                $start = hrtime(true);
                self::assertContains($this->ask([$field => str_repeat($piece, 50_000) . 'x'])->get_status(), [201, 400]);
                self::assertLessThan(500_000_000, hrtime(true) - $start, "{$field}: {$piece}");
            }
        }
    }

    /** @param array<string, mixed> $with */
    private function ask(array $with = []): \WP_REST_Response
    {
        return $this->call('POST', '/rentals/request', $this->form($with));
    }
}
