<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Pictures;

use Coleman\Api\Http\ApiError;

/**
 * The pictures of a form that is posted without JavaScript: files in one go with the fields. Those that are good are kept
 * while the form is refused, so that nobody sends them twice.
 */
final class LeadPictureForm
{
    /** Name of the field with the files, and of the one with the tokens of those that are here already. */
    public const FIELD = 'pictures';
    public const TOKENS = 'picture_tokens';

    /** @var list<string> */
    private array $tokens = [];

    public function __construct(private readonly LeadPictures $pictures)
    {
    }

    /**
     * Takes the files of this request, and those that are here already.
     *
     * @param array<string, string> $fields of the form
     * @return list<LeadPicture>
     * @throws ApiError 400 with a sentence at the field, which names the files that were refused
     */
    public function take(array $fields): array
    {
        $sent = array_values(array_filter(explode(',', $fields[self::TOKENS] ?? ''), static fn (string $token): bool => 1 === preg_match('/^[0-9a-f]{32}$/D', $token)));
        $this->tokens = array_map(static fn (LeadPicture $picture): string => $picture->token, $this->pictures->named($sent));
        $files = self::files();
        // Nobody else is to find files: other forms refuse them.
        unset($_FILES[self::FIELD]);
        $faults = count($files) + count($this->tokens) > LeadPictures::MOST ? [LeadPictures::tooMany()] : [];
        foreach ([] === $faults ? $files : [] as ['name' => $name, 'path' => $path, 'error' => $error]) {
            try {
                $this->tokens[] = $this->pictures->take(self::bytes($path, $error))->token;
            } catch (ApiError $refusal) {
                $faults[] = $name . ': ' . $refusal->getMessage();
            }
        }
        if ([] !== $faults) {
            throw ApiError::invalid([self::FIELD => implode(' ', $faults)]);
        }

        return $this->pictures->named($this->tokens);
    }

    /** @return list<string> tokens of the pictures that are here, for the form that is shown again */
    public function tokens(): array
    {
        return $this->tokens;
    }

    /** What PHP takes of a request, in bytes: pictures above it, together, do not arrive. */
    public static function mostTogether(): int
    {
        $most = wp_convert_hr_to_bytes((string) ini_get('post_max_size'));

        return $most > 0 ? min($most, LeadPictures::MOST * LeadPictures::MOST_BYTES) : LeadPictures::MOST * LeadPictures::MOST_BYTES;
    }

    /** @return list<array{name: string, path: string, error: int}> */
    private static function files(): array
    {
        $field = $_FILES[self::FIELD] ?? null;
        $field = is_array($field) ? $field : [];
        $files = [];
        foreach ((array) ($field['error'] ?? []) as $key => $error) {
            $of = static function (string $what) use ($field, $key): string {
                $value = ((array) ($field[$what] ?? []))[$key] ?? null;

                return is_string($value) ? $value : '';
            };
            if (UPLOAD_ERR_NO_FILE !== $error) {
                $files[] = ['name' => mb_substr(sanitize_file_name($of('name')), 0, 60), 'path' => $of('tmp_name'), 'error' => is_int($error) ? $error : UPLOAD_ERR_PARTIAL];
            }
        }

        return $files;
    }

    /** @throws ApiError */
    private static function bytes(string $path, int $error): string
    {
        if (in_array($error, [UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE], true) || (is_file($path) && (int) filesize($path) > LeadPictures::MOST_BYTES)) {
            throw LeadPictures::tooLarge();
        }
        if (UPLOAD_ERR_OK !== $error || !is_uploaded_file($path)) {
            throw new ApiError('coleman_picture_incomplete', __('This file didn’t arrive whole. Choose it again.', 'coleman'));
        }

        return (string) file_get_contents($path);
    }
}
