<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

use Coleman\Tests\Integration\Leads\LeadTestCase;

/** What visitors try on the form of a used machine. */
final class InquiryRisksTest extends LeadTestCase
{
    /** Flood: exactly so many are taken, then 429; what was mistyped is not counted. */
    public function testFlood(): void
    {
        $this->limit(['forms' => [5, 600], 'forms_unverified' => [0, 1], 'unverified' => [0, 1]]);
        $this->ask(['city' => '']);
        $answers = $this->inOneMoment(fn (): array => array_map(fn (int $number): \WP_REST_Response => $this->ask(['comments' => "Inquiry {$number}"]), range(1, 8)));
        $answer = $answers[7];
        self::assertSame([200, 200, 200, 200, 200, 429, 429, 429], array_map(static fn (\WP_REST_Response $one): int => $one->get_status(), $answers));
        self::assertSame('coleman_rate_limited', $this->body($answer)['code']);
        self::assertGreaterThan(0, (int) ($answer->get_headers()['Retry-After'] ?? 0));
        self::assertSame(5, $this->rows('leads'));
        // A forged address of a proxy changes nothing; another network has its own count.
        $_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.9';
        self::assertSame(429, $this->ask(['comments' => 'once more'])->get_status());
        unset($_SERVER['HTTP_X_FORWARDED_FOR']);
        $_SERVER['REMOTE_ADDR'] = '198.51.100.9';
        self::assertSame(200, $this->ask(['comments' => 'once more'])->get_status());
    }

    /** Without proof of a person it is taken, marked, and limited more tightly; a wrong proof is refused. */
    public function testPrograms(): void
    {
        $statuses = $this->inOneMoment(fn (): array => array_map(fn (int $number): int => $this->ask(['comments' => "No script {$number}"])->get_status(), range(1, 4)));
        self::assertSame([200, 200, 200, 429], $statuses);
        self::assertFalse($this->lead()->isVerified);
        $this->unlimited();
        $body = ['equipmentId' => $this->used()->id, 'details' => self::DETAILS];
        foreach ([['website' => 'https://pills.example'], ['form_stamp' => '1.' . str_repeat('0', 64)], ['altcha' => base64_encode('{"challenge":"x"}')], ['form_stamp' => $this->modules()->foundation->botCheck()->begin()['form_stamp']]] as $forged) {
            $answer = $this->call('POST', '/send-used-equipment-email', $forged + $body);
            self::assertSame([403, 'coleman_bot_check_failed'], [$answer->get_status(), $this->body($answer)['code']]);
        }
        self::assertSame(3, $this->rows('leads'));
    }

    /** Mail bombing: whoever types another's address brings them one mail a day, without a word of their own. */
    public function testMailBombing(): void
    {
        $this->limit(['forms' => [0, 1], 'forms_unverified' => [0, 1], 'unverified' => [0, 1]]);
        $statuses = [];
        for ($number = 1; $number <= 23; $number++) {
            $_SERVER['REMOTE_ADDR'] = "198.51.100.{$number}";
            $statuses[] = $this->ask(['email' => 0 === $number % 2 ? 'victim@example.com' : 'Victim@Example.com', 'firstName' => 'https://pills.example', 'lastName' => 'Click!', 'comments' => "Pills {$number}"])->get_status();
        }
        self::assertSame([...array_fill(0, 20, 200), 429, 429, 429], $statuses);
        $copies = array_values(array_filter($this->modules()->mail->outbox()->list(), static fn (array $mail): bool => 0 === strcasecmp($mail['recipient'], 'victim@example.com')));
        self::assertCount(1, $copies);
        $letter = $this->modules()->mail->templates()->write($copies[0]['kind'], $copies[0]['payload']);
        self::assertStringNotContainsStringIgnoringCase('pills', ($letter->subject ?? '') . wp_json_encode($letter->pieces ?? []));
        self::assertSame(20, $this->rows('leads'), 'staff have each of them');
    }

    /** Header injection: whatever is typed into a field, each mail has one recipient and the headers it should. */
    public function testHeaderInjection(): void
    {
        $this->unlimited();
        $required = ['firstName', 'lastName', 'email', 'city', 'state'];
        $taken = 0;
        foreach (Corpora::headers() as $index => $text) {
            // One of the fields that must be filled in, and all the others but the comments at once.
            foreach ([[$required[$index % 5]], ['phone', 'company', 'address', 'zip'], ['comments']] as $fields) {
                $this->modules()->foundation->connection()->execute('DELETE FROM {outbox}');
                $what = implode(', ', $fields) . ": {$text}";
                $status = $this->ask(array_fill_keys($fields, $text))->get_status();
                self::assertContains($status, [200, 400], $what);
                if (['comments'] !== $fields && 1 === preg_match('/[\r\n\0]/', trim($text))) {
                    self::assertSame(400, $status, $what);
                }
                $mails = $this->modules()->mail->outbox()->list();
                self::assertSame(200 === $status, in_array('lead-desk', array_column($mails, 'kind'), true), $what);
                foreach ($mails as $mail) {
                    $taken++;
                    $this->assertSound($mail, $what);
                }
            }
        }
        self::assertGreaterThan(100, $taken);
    }

    /** Files are refused, whatever field they come in. */
    public function testFiles(): void
    {
        $this->unlimited();
        foreach (['file', 'comments', 'details'] as $field) {
            $_FILES = [$field => ['name' => 'x.php', 'type' => 'image/png', 'tmp_name' => '/tmp/none', 'error' => 0, 'size' => 9]];
            $answer = $this->ask();
            self::assertSame([400, [$field]], [$answer->get_status(), array_keys($this->body($answer)['data']['params'])]);
        }
        self::assertSame(0, $this->rows('leads'));
    }

    /** Others' inquiries: nothing that a visitor is answered tells of them, and there is no call that reads them. */
    public function testForeignInquiries(): void
    {
        $this->unlimited();
        $this->ask(headers: ['Idempotency-Key' => 'short-key']);
        $_SERVER['REMOTE_ADDR'] = '198.51.100.9';
        $answer = $this->ask(['firstName' => 'Eve', 'email' => 'eve@example.com'], headers: ['Idempotency-Key' => 'short-key']);
        self::assertSame(200, $answer->get_status(), 'a key that can be guessed is one network\'s own');
        self::assertStringNotContainsString('ann@example.com', (string) wp_json_encode($answer->get_data()));
        foreach (['/leads', '/leads/1', '/send-used-equipment-email'] as $path) {
            self::assertSame(404, $this->call('GET', $path)->get_status(), $path);
        }
    }

    /** A sold machine is asked about all the same: staff know of the next one. */
    public function testSoldMachine(): void
    {
        $answer = $this->ask(machine: $this->used(true)->id);
        self::assertSame([200, true], [$answer->get_status(), $this->body($answer)['results']['sold']]);
        self::assertTrue($this->lead()->wasSold);
    }

    /** A text that takes long to be looked at is not looked at for long. */
    public function testLongTexts(): void
    {
        $this->unlimited();
        foreach (['+', ' ', '1', '(', '-', 'a@', '.', "\u{0301}"] as $piece) {
            foreach (['phone', 'email', 'zip', 'comments'] as $field) {
                $start = hrtime(true);
                self::assertContains($this->ask([$field => str_repeat($piece, 50_000) . 'x'])->get_status(), [200, 400]);
                self::assertLessThan(500_000_000, hrtime(true) - $start, "{$field}: {$piece}");
            }
        }
    }

    /** @param array{kind: string, recipient: string, reply_to: string, payload: array<string, mixed>} $mail */
    private function assertSound(array $mail, string $what): void
    {
        self::assertSame(1, preg_match('/^[^\s,;<>()]+@[^\s,;<>()@]+$/D', $mail['recipient']), $what);
        self::assertSame(1, preg_match('/^[^\s,;<>()]+@[^\s,;<>()@]+$/D', $mail['reply_to']), $what);
        self::assertStringNotContainsString('eve@example.net', $mail['recipient'] . $mail['reply_to'], $what);
        $letter = $this->modules()->mail->templates()->write($mail['kind'], $mail['payload']);
        self::assertSame(1, preg_match('/^[^\x00-\x1F\x7F]+$/D', $letter->subject ?? ''), $what);
        self::assertStringNotContainsString('Bcc:', $letter->subject ?? '', $what);
    }
}
