import { Prose as Blocks } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";

export default function Prose({ id, view: { heading, blocks } }: SectionProps<"prose">) {
  const prose = <Blocks blocks={blocks} />;
  return heading ? (
    <Section heading={heading} id={id}>
      {prose}
    </Section>
  ) : (
    <div className="section wrap">{prose}</div>
  );
}
