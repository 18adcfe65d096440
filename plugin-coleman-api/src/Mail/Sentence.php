<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use Coleman\Api\Support\Text;

/**
 * A sentence of a mail to customers that staff may put in their own words: plain text with fields, "{order_number}".
 *
 *     Sentence::subject(__('Your order %s is confirmed', 'coleman'), ['order_number'])->keep('order_number')
 */
final readonly class Sentence
{
    public const SUBJECT = 'subject';
    public const HEADING = 'heading';
    public const TEXT = 'text';
    public const BUTTON = 'button';

    private const LONGEST = [self::SUBJECT => 150, self::HEADING => 200, self::TEXT => 2_000, self::BUTTON => 60];

    /**
     * @param string $default as translators know it, with %s or %1$s
     * @param list<string> $fields what its placeholders stand for, in their order
     * @param list<string> $kept fields that no wording may leave out
     * @param string $when in which case it is written; empty for each mail
     * @param string $group other letters with a sentence of this group share its words; empty for its letter alone
     */
    private function __construct(
        public string $kind,
        public string $default,
        public array $fields,
        public bool $mayBeEmpty,
        public array $kept = [],
        public string $when = '',
        public string $group = '',
    ) {
    }

    /** @param list<string> $fields */
    public static function subject(string $default, array $fields = []): self
    {
        return new self(self::SUBJECT, $default, $fields, false);
    }

    /** @param list<string> $fields */
    public static function heading(string $default, array $fields = []): self
    {
        return new self(self::HEADING, $default, $fields, false);
    }

    /**
     * Staff may leave it out.
     *
     * @param list<string> $fields
     */
    public static function text(string $default, array $fields = []): self
    {
        return new self(self::TEXT, $default, $fields, true);
    }

    /** What a link says: where it leads is no matter of words, so no wording loses the link. */
    public static function button(string $default): self
    {
        return new self(self::BUTTON, $default, [], false);
    }

    /** These fields stay in whatever words. */
    public function keep(string ...$fields): self
    {
        return new self($this->kind, $this->default, $this->fields, $this->mayBeEmpty, array_values($fields), $this->when, $this->group);
    }

    /** It is never left out. */
    public function always(): self
    {
        return new self($this->kind, $this->default, $this->fields, false, $this->kept, $this->when, $this->group);
    }

    public function when(string $when): self
    {
        return new self($this->kind, $this->default, $this->fields, $this->mayBeEmpty, $this->kept, $when, $this->group);
    }

    public function shared(string $group): self
    {
        return new self($this->kind, $this->default, $this->fields, $this->mayBeEmpty, $this->kept, $this->when, $group);
    }

    /** The default as staff read it: "Your order {order_number} is confirmed". */
    public function words(): string
    {
        return $this->original(array_combine($this->fields, array_map(static fn (string $field): string => '{' . $field . '}', $this->fields)));
    }

    /** @param array<string, string> $values by field */
    public function original(array $values): string
    {
        return [] === $this->fields ? $this->default : vsprintf($this->default, array_map(static fn (string $field): string => $values[$field] ?? '', $this->fields));
    }

    /**
     * What staff have written, with its fields. What a field holds is never looked at for fields again.
     *
     * @param array<string, string> $values by field
     */
    public static function fill(string $words, array $values): string
    {
        $pairs = [];
        foreach ($values as $field => $value) {
            $pairs['{' . $field . '}'] = $value;
        }

        return strtr($words, $pairs);
    }

    /** What was typed, in the one form that is kept. */
    public static function tidy(string $typed): string
    {
        $lines = str_replace(["\r\n", "\r"], "\n", $typed);

        return trim(preg_replace(['/[ \t]+$/m', '/\n{3,}/'], ['', "\n\n"], $lines) ?? $lines);
    }

    /**
     * @param list<string> $fields that its letter has
     * @return string why these words cannot stand, fit to show; empty when they can
     */
    public function fault(string $words, array $fields): string
    {
        $longest = self::LONGEST[$this->kind];
        if (!Text::isClean($words) || (self::TEXT !== $this->kind && str_contains($words, "\n"))) {
            return self::TEXT === $this->kind ? __('Use plain text.', 'coleman') : __('Use plain text on one line.', 'coleman');
        }
        if (mb_strlen($words) > $longest) {
            /* translators: %d: number of characters */
            return sprintf(__('Use at most %d characters.', 'coleman'), $longest);
        }
        if ('' === trim($words)) {
            return $this->mayBeEmpty ? '' : __('This can’t be empty.', 'coleman');
        }
        preg_match_all('/\{([^{}\n]*)\}/u', $words, $used);
        $unknown = array_diff($used[1], $fields, $this->fields);
        if ([] !== $unknown) {
            /* translators: %s: name of a field in braces */
            return sprintf(__('There is no field %s here. Choose from the list of fields.', 'coleman'), '{' . array_values($unknown)[0] . '}');
        }
        $missing = array_diff($this->kept, $used[1]);

        /* translators: %s: name of a field in braces */
        return [] === $missing ? '' : sprintf(__('The field %s must stay: customers need it.', 'coleman'), '{' . array_values($missing)[0] . '}');
    }
}
