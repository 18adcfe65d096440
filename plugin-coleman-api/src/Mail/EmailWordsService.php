<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Http\ApiError;

/** The words of mails to customers as staff see, try and change them. */
final readonly class EmailWordsService
{
    public function __construct(private EmailTemplates $templates, private EmailSamples $samples, private EmailPreview $preview, private GuardedOption $option)
    {
    }

    /** @return array<string, mixed> schema/letter-words.json */
    public function present(string $kind): array
    {
        $template = $this->template($kind);
        $sentences = $template->sentences();
        $words = EmailWording::of($kind, $sentences);
        $fields = $template->fields($this->samples->forKind($kind));

        return [
            'kind' => $kind,
            'version' => self::version($words),
            'fields' => array_map(
                static fn (string $name, string $sample): array => ['name' => $name, 'sample' => $sample],
                array_keys($fields),
                array_values($fields),
            ),
            'sentences' => array_map(static fn (string $name, Sentence $sentence): array => [
                'name' => $name,
                'kind' => $sentence->kind,
                'when' => $sentence->when,
                'group' => $sentence->group,
                'default' => $sentence->words(),
                'words' => $words[$name] ?? $sentence->words(),
                'is_changed' => isset($words[$name]),
                'may_be_empty' => $sentence->mayBeEmpty,
                'fields' => array_values(array_diff($sentence->fields, array_keys($fields))),
                'kept' => $sentence->kept,
            ], array_keys($sentences), array_values($sentences)),
        ];
    }

    public function isChanged(string $kind): bool
    {
        $template = $this->templates->worded($kind);

        return null !== $template && [] !== EmailWording::of($kind, $template->sentences());
    }

    /**
     * The letter as these words would make it; nothing is kept.
     *
     * @param array<mixed> $typed by sentence; what is absent is as it is kept
     * @return array{subject: string, text: string, html: string} schema/letter-preview.json
     * @throws ApiError 400 with a sentence for each that cannot stand
     */
    public function preview(string $kind, array $typed): array
    {
        $template = $this->template($kind);
        $sentences = $template->sentences();
        $words = array_filter(
            [...EmailWording::of($kind, $sentences), ...self::checked($template, $sentences, $typed)],
            static fn (?string $word): bool => null !== $word,
        );

        return $this->preview->render($kind, $this->samples->forKind($kind), $words) ?? throw self::unknown();
    }

    /**
     * @param array<mixed> $typed by sentence, null for the default; what is absent stays as it is
     * @param string $version that was seen
     * @return array<string, mixed> schema/letter-words.json
     * @throws ApiError 400 with a sentence for each that cannot stand, 409 coleman_letter_changed
     */
    public function save(string $kind, array $typed, string $version): array
    {
        $template = $this->template($kind);
        $sentences = $template->sentences();
        $words = self::checked($template, $sentences, $typed);
        $this->option->change(function (array $stored) use ($kind, $sentences, $words, $version): array {
            if (self::version(EmailWording::in($stored, $kind, $sentences)) !== $version) {
                throw new ApiError('coleman_letter_changed', __('Someone else just changed this email.', 'coleman'), 409, data: ['letter' => $this->present($kind)]);
            }

            return EmailWording::with($stored, $kind, $sentences, $words);
        });

        return $this->present($kind);
    }

    /**
     * @param array<string, Sentence> $sentences
     * @param array<mixed> $typed
     * @return array<string, string|null>
     */
    private static function checked(EmailTemplate $template, array $sentences, array $typed): array
    {
        $fields = array_keys($template->fields([]));
        [$words, $faults] = [[], []];
        foreach ($typed as $name => $text) {
            $name = (string) $name;
            $sentence = $sentences[$name] ?? null;
            $words[$name] = is_string($text) ? Sentence::tidy($text) : null;
            $faults[$name] = match (true) {
                null === $sentence => __('Sentence not found in this email.', 'coleman'),
                null === $words[$name] => '',
                default => $sentence->fault($words[$name], $fields),
            };
        }
        $faults = array_filter($faults);
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }

        return $words;
    }

    private function template(string $kind): EmailTemplate
    {
        return $this->templates->worded($kind) ?? throw self::unknown();
    }

    private static function unknown(): ApiError
    {
        return new ApiError('coleman_letter_not_found', __('Email template not found.', 'coleman'), 404);
    }

    /** @param array<string, string> $words */
    private static function version(array $words): string
    {
        return substr(md5(serialize($words)), 0, 12);
    }
}
