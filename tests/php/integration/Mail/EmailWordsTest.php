<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Mail;

use Coleman\Api\Mail\EmailTemplates;
use Coleman\Api\Mail\EmailWording;
use Coleman\Api\Mail\Sentence;
use Coleman\Tests\Integration\TestCase;

/**
 * The words of mails to customers, which staff may change.
 *
 * @group any-database
 */
final class EmailWordsTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        delete_option(EmailWording::OPTION);
        wp_set_current_user(1);
    }

    protected function tearDown(): void
    {
        delete_option(EmailWording::OPTION);
        parent::tearDown();
    }

    public function testOurOwnWordsStandTheTestThatStaffsWordsAreHeldTo(): void
    {
        foreach ($this->worded() as $kind => $sentences) {
            $fields = array_column($this->words($kind)['fields'], 'name');
            foreach ($sentences as $name => $sentence) {
                self::assertSame('', $sentence->fault($sentence->words(), $fields), "$kind $name");
                self::assertSame($sentence->words(), Sentence::tidy($sentence->words()), "$kind $name");
                self::assertStringNotContainsString('%', $sentence->words(), "$kind $name names its fields");
            }
            self::assertContains(Sentence::SUBJECT, array_column($this->words($kind)['sentences'], 'kind'), $kind);
        }
    }

    public function testEveryLetterToCustomersIsAmongThem(): void
    {
        $staff = (new \ReflectionClass(\Coleman\Tests\Integration\Risks\StrangersWordsTest::class))->getConstant('FOR_STAFF');
        self::assertIsArray($staff);
        self::assertEqualsCanonicalizing(array_diff($this->templates()->kinds(), $staff), array_keys($this->worded()));
    }

    /** Whoever saves our words as theirs sends the same mail, byte for byte: fields hold what they held. */
    public function testOurWordsStoredAsStaffsMakeTheSameLetters(): void
    {
        $before = $this->letters();
        update_option(EmailWording::OPTION, $this->stored(static fn (Sentence $sentence): string => $sentence->words()));
        self::assertSame($before, $this->letters());
    }

    /** @return iterable<string, array{mixed}> */
    public static function hostile(): iterable
    {
        yield 'HTML' => ['</p></td></tr></table><script>alert(1)</script><a href="https://evil.example">x</a>'];
        yield 'attributes' => ['" onmouseover="alert(1)\' style=\'x'];
        yield 'headers' => ["Hello\r\nBcc: eve@example.com\r\n\r\nBody"];
        yield 'entities' => ['&lt;b&gt; &amp;amp; &#60;script&#62;'];
        yield 'placeholders of PHP' => ['%s %1$s %2$d %n %%'];
        yield 'fields in fields' => ['{{order_number}} {order_number} {{machine}'];
        yield 'unknown fields' => ['{order_numbr} {} {key}'];
        yield 'control characters' => ["a\x00b\x07c\x1b[31m"];
        yield 'no UTF-8' => ["\xff\xfe\xc3("];
        yield 'too long' => [str_repeat('x', 2_100)];
        yield 'nothing' => ['   '];
        yield 'no text' => [['a' => 1]];
        yield 'a number' => [7];
    }

    /** @dataProvider hostile */
    public function testWhateverIsStoredBreaksNoLetter(mixed $words): void
    {
        $before = $this->letters();
        // Past every check, as somebody would who edits the database.
        update_option(EmailWording::OPTION, $this->stored(static fn (): mixed => $words));
        foreach ($this->letters() as $kind => $letter) {
            self::assertSame(1, preg_match('/^[^\x00-\x1f\x7f]+$/Du', $letter['subject']), "$kind: the subject is one line");
            self::assertSame([], array_diff(self::tags($letter['html']), self::tags($before[$kind]['html']), ['br']), "$kind: no tag comes in");
            self::assertSame(self::links($before[$kind]['html']), self::links($letter['html']), "$kind: links stay, and none comes in");
            self::assertStringContainsString('<h1', $letter['html'], $kind);
            self::assertStringEndsWith('</body></html>', $letter['html'], $kind);
        }
    }

    public function testWordsAreSavedTriedAndTakenBack(): void
    {
        $before = $this->letters();
        $letter = $this->words('order-confirmed');
        $words = ['subject' => 'Good news: {order_number} is in the works', 'text' => "Thanks & welcome.\nCall us <any> time, says {site_name}."];

        $tried = $this->body($this->call('POST', '/desk/letters/order-confirmed/preview', ['words' => $words]))['results'];
        self::assertSame('Good news: W001042 is in the works', $tried['subject']);
        self::assertStringContainsString('Call us &lt;any&gt; time, says ' . esc_html(get_bloginfo('name')), $tried['html']);
        self::assertStringContainsString('Call us <any> time', $tried['text']);
        self::assertSame($before, $this->letters(), 'a trial is not kept');

        $saved = $this->body($this->call('POST', '/desk/letters/order-confirmed/words', ['words' => $words, 'version' => $letter['version']]))['results'];
        self::assertSame($tried['subject'], $this->letters()['order-confirmed']['subject']);
        self::assertSame(['order-confirmed' => $words], get_option(EmailWording::OPTION), 'only what was changed is kept');
        $listed = array_column($this->body($this->call('GET', '/desk/letters'))['results'], 'is_changed', 'kind');
        self::assertSame(['order-confirmed'], array_keys(array_filter($listed)));

        // Two at once: the second sees what the first has made of it, and nothing is overwritten.
        $second = $this->call('POST', '/desk/letters/order-confirmed/words', ['words' => ['subject' => 'Mine {order_number}'], 'version' => $letter['version']]);
        self::assertSame(409, $second->get_status());
        self::assertSame($saved, $this->body($second)['data']['letter']);

        $again = $this->body($this->call('POST', '/desk/letters/order-confirmed/words', ['words' => ['subject' => null, 'text' => null], 'version' => $saved['version']]))['results'];
        self::assertSame($letter, $again);
        self::assertSame($before, $this->letters());
        self::assertSame([], get_option(EmailWording::OPTION));
    }

    public function testWordsThatCannotStandAreRefusedByNameAndNoneIsKept(): void
    {
        $refused = [
            ['order-confirmed', 'subject', 'It is confirmed', '{order_number}'],
            ['order-confirmed', 'subject', "Two {order_number}\nlines", 'one line'],
            ['order-confirmed', 'subject', str_repeat('x', 150) . '{order_number}', '150'],
            ['order-confirmed', 'text', 'Dear {first_name}', '{first_name}'],
            ['order-confirmed', 'heading', ' ', 'empty'],
            ['order-confirmed', 'button', '', 'empty'],
            ['password-reset', 'text', '', 'empty'],
            ['password-reset', 'text', 'Your key is {key}', '{key}'],
            ['rental-starts', 'subject', 'Your {machine} is waiting', '{start_date}'],
            ['order-confirmed', 'no_such', 'x', 'Sentence not found'],
        ];
        foreach ($refused as [$kind, $name, $words, $said]) {
            foreach (['preview' => [], 'words' => ['version' => $this->words($kind)['version']]] as $path => $more) {
                $answer = $this->call('POST', "/desk/letters/$kind/$path", ['words' => ['button' => 'Fine', $name => $words]] + $more);
                self::assertSame(400, $answer->get_status(), "$kind $name");
                $params = $this->body($answer)['data']['params'];
                self::assertSame([$name], array_keys($params), "$kind $name");
                self::assertStringContainsString($said, $params[$name]);
            }
        }
        self::assertSame([], get_option(EmailWording::OPTION, []));
        self::assertSame(404, $this->call('GET', '/desk/letters/order-desk/words')->get_status(), 'letters to staff have no words to change');
        self::assertSame(404, $this->call('GET', '/desk/letters/no-such/words')->get_status());
    }

    public function testSentencesThatLettersShareAreChangedOnceForAll(): void
    {
        $letter = $this->words('order-confirmed');
        $saved = $this->call('POST', '/desk/letters/order-confirmed/words', ['words' => ['payment_store_ships' => 'Pay at the counter first.'], 'version' => $letter['version']]);
        self::assertSame(200, $saved->get_status());
        foreach (['order-received', 'order-quote', 'order-ready'] as $kind) {
            self::assertContains('Pay at the counter first.', array_column($this->words($kind)['sentences'], 'words'), $kind);
        }
        self::assertStringContainsString('Pay at the counter first.', $this->letters()['order-received']['text']);
    }

    public function testASentenceThatIsLeftOutLeavesNoGap(): void
    {
        $letter = $this->words('order-cancelled');
        $this->call('POST', '/desk/letters/order-cancelled/words', ['words' => ['text' => ''], 'version' => $letter['version']]);
        $written = $this->letters()['order-cancelled'];
        self::assertStringNotContainsString("\n\n\n", $written['text']);
        self::assertStringNotContainsString('></p>', $written['html']);
    }

    /** @return array<string, array<string, Sentence>> by kind */
    private function worded(): array
    {
        $worded = [];
        foreach ($this->templates()->kinds() as $kind) {
            $template = $this->templates()->worded($kind);
            if (null !== $template) {
                $worded[$kind] = $template->sentences();
            }
        }

        return $worded;
    }

    /**
     * @param \Closure(Sentence): mixed $words
     * @return array<string, array<string, mixed>> as the option holds them
     */
    private function stored(\Closure $words): array
    {
        $stored = [];
        foreach ($this->worded() as $kind => $sentences) {
            foreach ($sentences as $name => $sentence) {
                $stored['' === $sentence->group ? $kind : $sentence->group][$name] = $words($sentence);
            }
        }

        return $stored;
    }

    /** @return array<string, array{subject: string, text: string, html: string}> every letter to customers with its sample */
    private function letters(): array
    {
        $letters = [];
        foreach (array_keys($this->worded()) as $kind) {
            $letters[$kind] = $this->body($this->call('GET', "/desk/letters/$kind"))['results'];
        }

        return $letters;
    }

    /** @return array<string, mixed> */
    private function words(string $kind): array
    {
        return $this->body($this->call('GET', "/desk/letters/$kind/words"))['results'];
    }

    private function templates(): EmailTemplates
    {
        return $this->modules()->mail->templates();
    }

    /** @return list<string> */
    private static function tags(string $html): array
    {
        preg_match_all('/<\/?([a-z0-9]+)/i', $html, $found);

        return array_values(array_unique(array_map(strtolower(...), $found[1])));
    }

    /** @return list<string> */
    private static function links(string $html): array
    {
        preg_match_all('/<a[^>]* href="([^"]*)"/', $html, $found);

        return $found[1];
    }
}
